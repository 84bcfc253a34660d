import { sessionStore } from '@/lib/storage'

const keyOf = (orderId: number) => `order_note_${orderId}`

/** Reads the unsent note of an order, which survives leaving the screen, a reload and the end of the session. */
export function readNoteDraft(orderId: number): string {
  return sessionStore.read(keyOf(orderId)) ?? ''
}

/** Stores the unsent note, or removes it when blank. */
export function writeNoteDraft(orderId: number, text: string): void {
  if (text.trim()) sessionStore.write(keyOf(orderId), text)
  else sessionStore.remove(keyOf(orderId))
}
