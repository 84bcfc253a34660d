import { useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { useSaid } from '@/i18n/use-said'
import { size, space } from '@/theme/tokens'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/form/Form'
import { SwitchRow, Welcome } from './auth-layout'
import { AuthError } from './AuthError'
import { registerErrors, standsInBox } from './errors'
import type { AuthFormProps } from './LoginForm'
import { useRegister } from './mutations'
import { RegisterFields } from './RegisterFields'
import { emptyRegisterForm } from './registration'

const loadSchema = () => import('./schema').then((module) => module.registerSchema)

/** Spec §2, §5. What the server refuses stands in the red box until something is typed. */
export function RegisterForm({ email, onEmail, onDone, onSwitch }: AuthFormProps) {
  const msg = useMsg()
  const said = useSaid()
  const [initial] = useState({ ...emptyRegisterForm, email })
  const { mutateAsync: register, reset, error, isPending } = useRegister()
  return (
    <>
      <Welcome>{msg('auth.register.welcome')}</Welcome>
      <Form
        aria-label={msg('auth.register.title')}
        initialValues={initial}
        validationSchema={loadSchema}
        onValuesChange={(values) => {
          onEmail(values.email)
          if (error) reset()
        }}
        onSubmit={(values) => register(values).then(onDone, standsInBox)}
      >
        {error && <AuthError>{said(registerErrors(error))}</AuthError>}
        <RegisterFields />
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
  margin-block-start: ${space(4)};
`
