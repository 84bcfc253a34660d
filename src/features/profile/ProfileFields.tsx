import styled from 'styled-components'
import { formatPhone } from '@/domain/person/phone'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'
import { TextField } from '@/ui/fields/TextField'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField } from '@/ui/form/FormTextField'
import { useFormValues } from '@/ui/form/use-form-values'
import { BirthdayField } from './BirthdayField'
import { type ProfileForm, sexes } from './profile'

/** What a shopper may change about herself, and her e-mail, which she can't change (Product §2). */
export function ProfileFields({ email }: { email: string }) {
  const msg = useMsg()
  const phone = formatPhone(useFormValues<ProfileForm>().phone)
  return (
    <Fields>
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
    </Fields>
  )
}

function doNothing(): void {
  // The e-mail field is disabled.
}

const Fields = styled.div`
  display: grid;
  gap: ${space(4)} ${space(5)};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
