import { useState } from 'react'
import styled from 'styled-components'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { size, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { ExternalLink } from '@/ui/actions/Link'
import { FieldPair, FormFields } from '@/ui/fields/Field'
import { FormCheckbox, FormPasswordField, FormSelect, FormTextField } from '@/ui/form/fields'
import { Form } from '@/ui/form/Form'
import { NameFields, PhoneField } from '@/ui/form/PersonFields'
import { Grid, Stack } from '@/ui/layout/basics'
import { AuthError, SwitchRow, useFailure, Welcome } from './form-parts'
import { registerErrors, useSignUp } from './mutations'
import {
  countryCodes,
  type RegisterForm as Values,
  registration,
  withoutPasswords,
} from './registration'

type RegisterFormProps = {
  draft: Values
  /** Called with what is typed, so that it survives closing the popup. */
  onDraft: (draft: Values) => void
  onDone: () => void
  onSwitch: () => void
}

/** Product §2, §5. The server's error stays in the red box until something is typed. */
export function RegisterForm({ draft, onDraft, onDone, onSwitch }: RegisterFormProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const [initial] = useState(draft)
  const { failure, fail, clear } = useFailure()
  const { mutateAsync: signUp, isPending } = useSignUp()
  return (
    <>
      <Welcome>{msg('auth.register.welcome')}</Welcome>
      <Form
        aria-label={msg('auth.register.title')}
        initialValues={initial}
        schema={() => import('./register-schema')}
        onValuesChange={(values) => {
          onDraft(withoutPasswords(values))
          clear()
        }}
        onSubmit={(values) => signUp({ data: registration(values) }).then(onDone, fail)}
      >
        <RegisterFields />
        {failure && (
          <AuthError key={failure.number}>{errorText(registerErrors(failure.error))}</AuthError>
        )}
        <Submit type="submit" block loading={isPending}>
          {msg('auth.register.submit')}
        </Submit>
      </Form>
      <SwitchRow>
        {msg('auth.register.switch')}
        <Button variant="quiet" onClick={onSwitch}>
          {msg('auth.login.title')}
        </Button>
      </SwitchRow>
    </>
  )
}

/** Everything that the register popup asks for (Product §2). */
function RegisterFields() {
  const msg = useMsg()
  return (
    <FormFields>
      <FieldPair>
        <NameFields />
      </FieldPair>
      <Grid $gap={[0, 3]} $columns={`${space(25)} 1fr`}>
        <FormSelect
          name="countryCode"
          label={msg('auth.countryCode')}
          autoComplete="tel-country-code"
          options={countryCodes.map((code) => ({ value: code, label: code }))}
        />
        <PhoneField />
      </Grid>
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
          name="password"
          label={msg('auth.password')}
          hint={msg('auth.password.hint')}
          autoComplete="new-password"
          required
        />
        <FormPasswordField
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

const Submit = styled(Button)`
  height: ${size.registerButton};
`
