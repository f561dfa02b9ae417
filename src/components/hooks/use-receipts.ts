import { useSyncExternalStore } from 'react'
import { receiptStore } from '@/lib/receipts'

/** The receipts on this device, the newest first. Empty during hydration, as in the HTML. */
export const useReceipts = () =>
  useSyncExternalStore(receiptStore.subscribe, receiptStore.get, receiptStore.initial)
