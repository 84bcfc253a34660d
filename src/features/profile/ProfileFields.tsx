import styled from 'styled-components'
import { formatPhone } from '@/domain/person/phone'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField } from '@/ui/form/FormTextField'
import { useFormValues } from '@/ui/form/use-form-values'
import { BirthdayField } from './BirthdayField'
import { type ProfileForm, sexes } from './profile'

/** What a shopper may change about herself, and her e-mail, which she may not (Product §2). */
export function ProfileFields() {
  const msg = useMsg()
  const phone = formatPhone(useFormValues<ProfileForm>().phone)
  return (
    <Fields>
      <FormTextField
        name="firstName"
        label={msg('auth.firstName')}
        autoComplete="given-name"
        required
      />
      <FormTextField
        name="lastName"
        label={msg('auth.lastName')}
        autoComplete="family-name"
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
      <FormTextField
        name="email"
        label={msg('auth.email')}
        hint={msg('profile.email.locked')}
        type="email"
        disabled
      />
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${space(4)} ${space(5)};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
