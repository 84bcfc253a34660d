import { useState } from 'react'
import { LoginForm } from '@/features/auth/LoginForm'
import { useMsg } from '@/i18n/use-msg'
import { PageTitle } from '@/ui/PageTitle'

/** Decisions §3: without a session the back office asks for one, in place. */
export function AdminSignIn() {
  const msg = useMsg()
  const [email, setEmail] = useState('')
  return (
    <>
      <PageTitle>{msg('admin.signIn.title')}</PageTitle>
      <LoginForm email={email} onEmail={setEmail} onDone={stay} />
    </>
  )
}

function stay(): void {
  // The new session itself opens the back office.
}
