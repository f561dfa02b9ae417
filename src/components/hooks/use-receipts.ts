import { useStore } from '@/components/hooks/use-store'
import { receiptStore } from '@/lib/receipts'

/** The receipts of a form on this device, the newest first. */
export const useReceipts = (formName: string) =>
  useStore(receiptStore).filter((receipt) => receipt.form === formName)
