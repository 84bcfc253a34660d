import { object, type ObjectSchema, string } from 'yup'
import { type BodyField, type BodyForm, isEmptyOrPossibleMeasure } from '@/domain/sizes/body-form'
import type { MessageId } from '@/i18n/message-id.gen'

const measure = (field: BodyField) => {
  const message: MessageId = `sizes.error.${field}`
  return string()
    .default('')
    .test('measure', message, (text) => isEmptyOrPossibleMeasure(field, text))
}

/** The rules of the size finder. Each field is optional. A value must be a plausible body measure. */
export const bodyFormSchema: ObjectSchema<BodyForm> = object({
  bust: measure('bust'),
  waist: measure('waist'),
  hip: measure('hip'),
  height: measure('height'),
  weight: measure('weight'),
})
