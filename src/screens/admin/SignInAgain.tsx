import { useState } from 'react'
import { LoginForm } from '@/features/auth/LoginForm'
import { endSessionAtom } from '@/features/auth/state'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { Dialog } from '@/ui/overlays/Dialog'

/** Over a screen whose session ran out: what stands there waits for the next sign-in. Closing it gives the screen up. */
export function SignInAgain({ open }: { open: boolean }) {
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
  // The new session itself closes this.
}
