import { useMsg } from '@/i18n/use-msg'
import { ExternalLink } from '@/ui/actions/Link'
import { FieldPair, FormFields } from '@/ui/form/form-layout'
import { FormCheckbox } from '@/ui/form/FormCheckbox'
import { FormPasswordField } from '@/ui/form/FormPasswordField'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField } from '@/ui/form/FormTextField'
import { NameFields, PhoneField } from '@/ui/form/PersonFields'
import { Stack } from '@/ui/layout/Stack'
import { PhoneRow } from './form-parts'
import { countryCodes } from './registration'

/** Everything that the register popup asks for (Product §2). */
export function RegisterFields() {
  const msg = useMsg()
  const reveal = { showLabel: msg('auth.showPassword'), hideLabel: msg('auth.hidePassword') }
  return (
    <FormFields>
      <FieldPair>
        <NameFields />
      </FieldPair>
      <PhoneRow>
        <FormSelect
          name="countryCode"
          label={msg('auth.countryCode')}
          autoComplete="tel-country-code"
          options={countryCodes.map((code) => ({ value: code, label: code }))}
        />
        <PhoneField />
      </PhoneRow>
      <FormTextField
        name="email"
        label={msg('auth.email')}
        type="email"
        inputMode="email"
        // Password managers store the new password under this name.
        autoComplete="username"
        required
      />
      <FieldPair>
        <FormPasswordField
          {...reveal}
          name="password"
          label={msg('auth.password')}
          hint={msg('auth.password.hint')}
          autoComplete="new-password"
          required
        />
        <FormPasswordField
          {...reveal}
          name="confirmation"
          label={msg('auth.confirmation')}
          autoComplete="new-password"
          required
        />
      </FieldPair>
      <Stack>
        <FormCheckbox name="newsletter" label={msg('auth.newsletter')} />
        <FormCheckbox
          name="privacy"
          required
          label={
            <>
              {msg('auth.privacy')}{' '}
              <ExternalLink href="/privacy" target="_blank">
                {msg('auth.privacy.link')}
              </ExternalLink>
            </>
          }
        />
      </Stack>
    </FormFields>
  )
}
