import { useState } from 'react'
import styled from 'styled-components'
import { LoginForm } from '@/features/auth/LoginForm'
import { useMsg } from '@/i18n/use-msg'
import { title } from '@/theme/tokens'

/** Sign-in at the address of the back office, without a redirect (Product §10.1). */
export function AdminSignIn() {
  const msg = useMsg()
  const [email, setEmail] = useState('')
  return (
    <>
      <Title>{msg('admin.signIn.title')}</Title>
      <LoginForm email={email} onEmail={setEmail} onDone={stay} />
    </>
  )
}

function stay(): void {
  // No navigation: the new session opens the back office.
}

/** Centred, and small enough for the card: the form's welcome text stands below. */
const Title = styled.h1`
  font: ${title.h2};
  text-align: center;
  text-wrap: balance;
`
