import { array, mixed, number, object, type ObjectSchema, string } from 'yup'
import type { ReturnReason, ReturnWish } from '@/api/generated/model'
import { returnLimits, returnReasons, returnWishes } from '@/domain/returns/returns'
import { messageId } from '@/i18n/message-id'
import { tidyText } from '@/lib/text'
import type { ReturnFormValues } from './ReturnRequestWindow'

/**
 * The rules of a return. A line to exchange needs a size. A line that the shopper keeps or returns for money
 * needs none.
 */
export const returnFormSchema: ObjectSchema<ReturnFormValues> = object({
  lines: array(
    object({
      item_id: number().defined(),
      quantity: string().defined(),
      reason: mixed<ReturnReason>().oneOf(returnReasons).defined(),
      wish: mixed<ReturnWish>().oneOf(returnWishes).defined(),
      size: string()
        .defined()
        .transform(tidyText)
        .max(returnLimits.size, messageId('return.error.sizeTooLong'))
        .when(['quantity', 'wish'], {
          is: (quantity: string, wish: ReturnWish) => quantity !== '0' && wish === 'exchange',
          // oxlint-disable-next-line unicorn/no-thenable -- the name is yup's
          then: (size) => size.required(messageId('return.error.size')),
        }),
    }),
  ).defined(),
  note: string().defined().max(returnLimits.note, messageId('checkout.error.noteTooLong')),
  photos: array(string().defined()).defined(),
})
