import { useSyncExternalStore } from 'react'
import { receiptStore } from '@/lib/receipts'

/** The receipts on this device, the newest first; none while hydrating, as in the file. */
export const useReceipts = () =>
  useSyncExternalStore(receiptStore.subscribe, receiptStore.get, receiptStore.initial)
