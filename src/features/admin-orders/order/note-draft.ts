import { sessionStore } from '@/lib/storage'

const keyOf = (orderId: number) => `order_note_${orderId}`

/** What was typed for an order and not sent yet; it outlives leaving the screen, a reload and a session that ends. */
export function readNoteDraft(orderId: number): string {
  return sessionStore.read(keyOf(orderId)) ?? ''
}

/** Keeps what is typed; nothing typed is nothing kept. */
export function writeNoteDraft(orderId: number, text: string): void {
  if (text.trim()) sessionStore.write(keyOf(orderId), text)
  else sessionStore.remove(keyOf(orderId))
}
