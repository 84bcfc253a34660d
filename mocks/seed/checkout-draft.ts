import delivery from './checkout-delivery.json' with { type: 'json' }

export function checkoutDraft(payment: 'cod' | 'paypal'): string {
  return JSON.stringify({ ...delivery, payment })
}
