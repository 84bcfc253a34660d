import { errorTable, staffErrors } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** Shown instead of the list. */
export const customersErrors = errorTable<MessageId>({
  ...staffErrors,
  fallback: 'adminCustomers.error.list',
})

/** Shown instead of a customer. */
export const customerErrors = errorTable<MessageId>({
  ...staffErrors,
  404: 'adminCustomers.error.notFound',
  422: 'adminCustomers.error.notFound',
  fallback: 'adminCustomers.error.customer',
})
