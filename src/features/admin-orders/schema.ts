import { object, string } from 'yup'
import type { MessageId } from '@/i18n/message-id.gen'

const id = (message: MessageId) => message

/** The reason of a cancellation. */
export const schema = object({
  reason: string().trim().required(id('adminOrders.cancel.reason.required')),
})

/** A note about an order. */
export const noteSchema = object({
  text: string().trim().required(id('adminOrders.notes.required')),
})

/** What somebody found out about a payment. */
export const checkSchema = object({
  result: string().required(id('paymentCheck.result.required')),
  reason: string().trim().required(id('paymentCheck.reason.required')),
})
