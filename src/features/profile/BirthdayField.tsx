import { readBirthday, withSlash } from '@/domain/person/birthday'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { formatLongDay, shopDay } from '@/lib/dates'
import { useAtomValue } from '@/lib/store'
import { useFormField } from '@/ui/form/use-form-field'
import { TextField } from '@/ui/fields/TextField'

/** A birthday as DD/MM/YY (Product §2), said back in words: two digits of a year, or 10/12, are soon misread. */
export function BirthdayField() {
  const msg = useMsg()
  const locale = useAtomValue(localeAtom)
  const { value, onChange, ...field } = useFormField<string>('birthday')
  const read = readBirthday(value, shopDay())
  return (
    <TextField
      {...field}
      name="birthday"
      label={msg('profile.birthday')}
      value={value}
      onChange={(next) => onChange(withSlash(value, next))}
      hint={
        'day' in read
          ? msg('profile.birthday.read', { day: formatLongDay(read.day, locale) })
          : msg('profile.birthday.example')
      }
      inputMode="numeric"
      autoComplete="bday"
    />
  )
}
