import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { type ErrorText, useErrorText, useMsg } from '@/i18n/use-msg'
import { tidyEmail } from '@/lib/kinds/email'
import { color, media, size, space, text, title, weight } from '@/theme/tokens.gen'
import { Button, type ButtonProps } from '@/ui/actions/Button'
import { ExternalLink } from '@/ui/actions/Link'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { FieldPair, FormFields } from '@/ui/fields/Field'
import { FormCheckbox, FormPasswordField, FormSelect, FormTextField } from '@/ui/form/fields'
import { Form, type FormProps } from '@/ui/form/Form'
import { NameFields, PhoneField } from '@/ui/form/PersonFields'
import { useIsSubmitting } from '@/ui/form/use-form'
import { GoogleIcon } from '@/ui/icons'
import { Grid, Row, Stack } from '@/ui/layout/basics'
import { loginErrorText, registrationErrorText, useSignIn, useSignUp } from './mutations'
import {
  phoneCountryCodes,
  type RegisterFormValues,
  registerRequest,
  withoutPasswords,
} from './registration'

type LoginFormProps = {
  email: string
  /** Called for each typed character, so that the register form can start with the same e-mail address. */
  onEmail: (email: string) => void
  onDone: () => void
  /**
   * Shows the register form. The back office leaves this function out, because staff can't register. The form
   * then also hides all other ways to sign in.
   */
  onSwitch?: () => void
  /** The id of the first field. With this id, the popup finds the field and moves the focus to it. */
  firstId?: string
}

/** The login form, with e-mail address and password (Product §2, §5). */
export function LoginForm({ email, onEmail, onDone, onSwitch, firstId }: LoginFormProps) {
  const msg = useMsg()
  const { mutateAsync: signIn } = useSignIn()
  return (
    <>
      <AuthForm
        form="login"
        initialValues={{ email, password: '' }}
        schema={async () => (await import('./schema')).loginSchema}
        onType={(values) => onEmail(values.email)}
        send={(values) => signIn({ data: { ...values, email: tidyEmail(values.email) } })}
        errors={loginErrorText}
        onDone={onDone}
        button={{ size: 'lg' }}
      >
        <FormFields>
          <EmailField id={firstId} />
          <Password name="password" autoComplete="current-password" />
        </FormFields>
        <Closer>
          <ComingSoon variant="quiet">{msg('auth.forgot')}</ComingSoon>
        </Closer>
      </AuthForm>
      {onSwitch && (
        <>
          <Or>{msg('auth.or')}</Or>
          <ComingSoon variant="secondary" block>
            <GoogleIcon /> {msg('auth.google')}
          </ComingSoon>
          <SwitchRow from="login" onSwitch={onSwitch} />
        </>
      )}
    </>
  )
}

type RegisterFormProps = {
  draft: RegisterFormValues
  /**
   * Called for each typed character with the values, without passwords. The caller stores these values, so
   * that they survive when the popup closes.
   */
  onDraft: (draft: RegisterFormValues) => void
  onDone: () => void
  onSwitch: () => void
  /** The id of the first field. With this id, the popup finds the field and moves the focus to it. */
  firstId?: string
}

export function RegisterForm(props: RegisterFormProps) {
  const { draft, onDraft, onDone, onSwitch, firstId } = props
  const msg = useMsg()
  const { mutateAsync: signUp } = useSignUp()
  return (
    <>
      <AuthForm
        form="register"
        initialValues={draft}
        schema={async () => (await import('./schema')).registerSchema}
        onType={(values) => onDraft(withoutPasswords(values))}
        send={(values) => signUp({ data: registerRequest(values) })}
        errors={registrationErrorText}
        onDone={onDone}
        button={{ style: { height: size.registerButton } }}
      >
        <RegisterFields>
          <FieldPair>
            <NameFields firstId={firstId} />
          </FieldPair>
          <Grid $gap={[0, 3]} $columns={`${space(25)} 1fr`}>
            <FormSelect
              name="countryCode"
              label={msg('auth.countryCode')}
              autoComplete="tel-country-code"
              options={phoneCountryCodes.map((code) => ({ value: code, label: code }))}
            />
            <PhoneField />
          </Grid>
          <EmailField />
          <FieldPair>
            <Password
              name="password"
              hint={msg('auth.password.hint')}
              autoComplete="new-password"
            />
            <Password name="confirmation" autoComplete="new-password" />
          </FieldPair>
          <Stack>
            <FormCheckbox name="newsletter" label={msg('auth.newsletter')} />
            <FormCheckbox
              name="privacy"
              required
              label={msg('auth.privacy')}
              links={
                <ExternalLink href="/privacy" target="_blank">
                  {msg('auth.privacy.link')}
                </ExternalLink>
              }
            />
          </Stack>
        </RegisterFields>
      </AuthForm>
      <SwitchRow from="register" onSwitch={onSwitch} />
    </>
  )
}

/* On wide screens the rows are closer, so that the whole form fits in a window 800 px high. */
const RegisterFields = styled(FormFields)`
  ${media.tablet} {
    row-gap: ${space(4)};
  }
`

type AuthFormProps<Values> = Pick<FormProps<Values>, 'initialValues' | 'schema'> & {
  form: 'login' | 'register'
  /** Called for each typed character. */
  onType: (values: Values) => void
  send: (values: Values) => Promise<unknown>
  errors: (error: unknown) => ErrorText
  onDone: () => void
  button: Pick<ButtonProps, 'size' | 'style'>
  children: ReactNode
}

/**
 * A form with a greeting, fields, an error box and a button. The box shows why the server refused the form
 * (Product §2, §8). It stays until the shopper types, even while the form is sent again, so that the layout
 * does not move. It is below the fields, because above them it would move them.
 */
function AuthForm<Values extends { email: string }>(props: AuthFormProps<Values>) {
  const { form, initialValues, schema, onType, send, errors, onDone, button, children } = props
  const msg = useMsg()
  const errorText = useErrorText()
  /**
   * The last failure. Two failures may have the same text. Their different `number` renders the error box
   * again, so that it scrolls into view.
   */
  const [failure, setFailure] = useState<{ error: unknown; number: number } | null>(null)
  return (
    <>
      <Welcome>{msg(`auth.${form}.welcome`)}</Welcome>
      <Form<Values>
        aria-label={msg(`auth.${form}.title`)}
        initialValues={initialValues}
        schema={schema}
        onValuesChange={(values) => {
          onType(values)
          setFailure(null)
        }}
        onSubmit={(values) =>
          send(values).then(onDone, (error: unknown) =>
            setFailure((before) => ({ error, number: (before?.number ?? 0) + 1 })),
          )
        }
      >
        {children}
        {failure && (
          <ErrorBox key={failure.number} ref={bringIntoView}>
            <ErrorState compact message={errorText(errors(failure.error))} />
          </ErrorBox>
        )}
        <Submit {...button}>{msg(`auth.${form}.submit`)}</Submit>
      </Form>
    </>
  )
}

function Submit(props: ButtonProps) {
  return <Button {...props} type="submit" block loading={useIsSubmitting()} />
}

function bringIntoView(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: 'nearest' })
}

/**
 * The e-mail field. It has `autoComplete="username"`, because password managers store a password together
 * with a field of this kind.
 */
function EmailField({ id }: { id?: string | undefined }) {
  return (
    <FormTextField
      id={id}
      name="email"
      label={useMsg()('auth.email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      required
    />
  )
}

type PasswordProps = {
  name: 'password' | 'confirmation'
  hint?: string
  autoComplete: 'current-password' | 'new-password'
}

function Password({ name, ...rest }: PasswordProps) {
  const msg = useMsg()
  return <FormPasswordField {...rest} name={name} label={msg(`auth.${name}`)} required />
}

/** The line that switches to the other form. */
function SwitchRow({ from, onSwitch }: { from: 'login' | 'register'; onSwitch: () => void }) {
  const msg = useMsg()
  return (
    <SwitchLine as="p" $wrap $align="center" $justify="center">
      {msg(`auth.${from}.switch`)}
      <Button variant="quiet" onClick={onSwitch}>
        {msg(`auth.${from === 'login' ? 'register' : 'login'}.title`)}
      </Button>
    </SwitchLine>
  )
}

const Welcome = styled.p`
  margin-block: ${space(1)} ${space(3)};
  font: ${title.h3};
  text-align: center;
`

const ErrorBox = styled.div`
  margin-block: ${space(2)} ${space(4)};
  scroll-margin-block: ${space(24)};
`

const SwitchLine = styled(Row)`
  color: ${color.inkSoft};

  & > button {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`

/* A horizontal line with a word in its middle, between two ways to sign in. */
const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-block: ${space(4)};
  color: ${color.inkSoft};
  font-size: ${text.sm};

  &::before,
  &::after {
    flex: 1;
    border-block-start: 1px solid ${color.line};
    content: '';
  }
`

/*
 * The negative margin moves the link up into the space that the password field reserves for its error. The
 * label of the button, not the box around it, aligns with the edge of the field.
 */
const Closer = styled.div`
  margin-block: -${space(4)} ${space(2)};

  & button {
    margin-inline-end: -${space(3)};
    font-size: ${text.sm};
    font-weight: ${weight.regular};
  }
`

type ComingSoonProps = Pick<ButtonProps, 'variant' | 'block' | 'children'>

/** A button for a feature that does not exist yet. A click shows a note that says so (Product §2.4). */
function ComingSoon({ children, ...button }: ComingSoonProps) {
  const msg = useMsg()
  const [isPressed, setIsPressed] = useState(false)
  return (
    <Frame data-block={button.block}>
      <Button {...button} onClick={() => setIsPressed(true)}>
        {children}
      </Button>
      <Note role="status">{isPressed && msg('auth.comingSoon')}</Note>
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  justify-content: space-between;

  &[data-block='true'] {
    display: grid;
    justify-content: stretch;
    text-align: center;
  }
`

const Note = styled.span`
  min-height: 1.55em;
  margin-block-start: ${space(1)};
  color: ${color.celadon};
  font-size: ${text.sm};
`
