import { useRef, useState } from 'react'
import { LoginForm } from '@/features/auth/LoginForm'
import { endSessionAtom } from '@/features/auth/state'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { Button } from '@/ui/actions/Button'
import { Dialog } from '@/ui/overlays/Dialog'

type SignInAgainProps = {
  /** Whether the session has ended. */
  open: boolean
  /** Of the person who worked here. */
  email: string
}

/**
 * Opens over a screen whose session has expired, and keeps the screen. Nothing but its own buttons closes it: a slip
 * would give up what is typed below.
 */
export function SignInAgain({ open, email: known }: SignInAgainProps) {
  const msg = useMsg()
  const end = useSetAtom(endSessionAtom)
  const [typed, setTyped] = useState<string>()
  const content = useRef<HTMLDivElement>(null)
  const email = typed ?? known
  return (
    <Dialog
      open={open}
      onOpenChange={() => end(false)}
      title={msg('admin.signIn.title')}
      closable={false}
      initialFocus={() => content.current?.querySelector(email ? '[type=password]' : 'input')}
    >
      <div ref={content}>
        <p>{msg('admin.signIn.again')}</p>
        <LoginForm email={email} onEmail={setTyped} onDone={stay} />
        <Button variant="quiet" block onClick={() => end(false)}>
          {msg('admin.signIn.giveUp')}
        </Button>
      </div>
    </Dialog>
  )
}

function stay(): void {
  // The new session closes this dialog.
}
