import { useState } from 'react'
import { LoginForm } from '@/features/auth/LoginForm'
import { endSessionAtom } from '@/features/auth/state'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { Dialog } from '@/ui/overlays/Dialog'

type SignInAgainProps = {
  /** Whether the session has ended. */
  open: boolean
}

/** Opens over a screen whose session has expired, and keeps the screen. Closing it ends the session. */
export function SignInAgain({ open }: SignInAgainProps) {
  const msg = useMsg()
  const end = useSetAtom(endSessionAtom)
  const [email, setEmail] = useState('')
  return (
    <Dialog
      open={open}
      onOpenChange={() => end(false)}
      title={msg('admin.signIn.title')}
      dismissible={false}
    >
      <p>{msg('admin.signIn.again')}</p>
      <LoginForm email={email} onEmail={setEmail} onDone={stay} />
    </Dialog>
  )
}

function stay(): void {
  // The new session closes this dialog.
}
