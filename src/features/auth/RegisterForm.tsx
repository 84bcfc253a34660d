import { useState } from 'react'
import styled from 'styled-components'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { size } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Form } from '@/ui/form/Form'
import { AuthError, SwitchRow, useFailure, Welcome } from './form-parts'
import { registerErrors, useSignUp } from './mutations'
import { RegisterFields } from './RegisterFields'
import { type RegisterForm as Values, registration, withoutPasswords } from './registration'

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

const Submit = styled(Button)`
  height: ${size.registerButton};
`
