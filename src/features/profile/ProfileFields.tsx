import { formatPhone } from '@/domain/person/phone'
import { useMsg } from '@/i18n/use-msg'
import { TextField } from '@/ui/fields/TextField'
import { FieldPair } from '@/ui/form/form-layout'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField } from '@/ui/form/FormTextField'
import { useFormValues } from '@/ui/form/use-form-values'
import { BirthdayField } from './BirthdayField'
import { type ProfileForm, sexes } from './profile'

type ProfileFieldsProps = {
  /** The address of the account, which can't be changed here. */
  email: string
}

/** What a shopper may change about herself, and her e-mail, which she can't change (Product §2). */
export function ProfileFields({ email }: ProfileFieldsProps) {
  const msg = useMsg()
  const phone = formatPhone(useFormValues<ProfileForm>().phone)
  return (
    <FieldPair>
      <FormTextField
        name="lastName"
        label={msg('auth.lastName')}
        autoComplete="family-name"
        required
      />
      <FormTextField
        name="firstName"
        label={msg('auth.firstName')}
        autoComplete="given-name"
        required
      />
      <BirthdayField />
      <FormSelect
        name="sex"
        label={msg('profile.sex')}
        autoComplete="sex"
        options={sexes.map((sex) => ({ value: sex, label: msg(`profile.sex.${sex}`) }))}
      />
      <FormTextField
        name="phone"
        label={msg('auth.phone')}
        hint={phone ? msg('profile.phone.read', { phone }) : undefined}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
      <TextField
        name="email"
        label={msg('auth.email')}
        value={email}
        onChange={doNothing}
        hint={msg('profile.email.locked')}
        type="email"
        disabled
      />
    </FieldPair>
  )
}

function doNothing(): void {
  // The e-mail field is disabled.
}
