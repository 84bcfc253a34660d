import { useState } from 'react'
import styled from 'styled-components'
import { LoginForm } from '@/features/auth/LoginForm'
import { useMsg } from '@/i18n/use-msg'
import { font, leading, text, weight } from '@/theme/tokens'

/** Product §10.1: without a session the back office asks for one, in place. */
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
  // The new session itself opens the back office.
}

/** In the middle and no larger than the card bears: the welcome of the form stands below it. */
const Title = styled.h1`
  font-family: ${font.display};
  font-size: ${text.h2};
  font-weight: ${weight.display};
  line-height: ${leading.display};
  text-align: center;
  text-wrap: balance;
`
