import { string } from 'yup'
import type { MessageId } from '@/i18n/message-id.gen'
import { tidyText } from '@/lib/text'

/** Rules of `NameFields`: both are required (Product §5). Counts characters as people do: an emoji is one. */
export function nameRules(described: { firstName: { max: number }; lastName: { max: number } }) {
  const name = (required: MessageId, tooLong: MessageId, max: number) =>
    string()
      .transform(tidyText)
      .required(required)
      .test('max', tooLong, (text) => Array.from(text).length <= max)
  return {
    firstName: name(
      'auth.validation.firstNameRequired',
      'auth.validation.firstNameTooLong',
      described.firstName.max,
    ),
    lastName: name(
      'auth.validation.lastNameRequired',
      'auth.validation.lastNameTooLong',
      described.lastName.max,
    ),
  }
}
