import { type ReactNode, useRef, useState } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { Dialog } from '@/ui/Dialog'
import { LoginForm } from './LoginForm'
import { emptyRegisterForm } from './registration'
import { RegisterForm } from './RegisterForm'

type AuthPopupProps = {
  /** Which form; null closes it. */
  form: 'login' | 'register' | null
  onForm: (form: 'login' | 'register' | null) => void
  /** Stands above the forms. */
  logo: ReactNode
  /** Called after the session has begun, with the form that did it. */
  onDone: (form: 'login' | 'register') => void
}

/**
 * The popup of spec §2 with its two forms, which lead to each other. What was typed outlives the change to the other
 * form and a popup closed by mistake, passwords excepted; who has come in leaves nothing for the next.
 */
export function AuthPopup({ form, onForm, logo, onDone }: AuthPopupProps) {
  const msg = useMsg()
  const [draft, setDraft] = useState(emptyRegisterForm)
  const [shown, setShown] = useState(form ?? 'login')
  // While it leaves, the popup still shows what it was.
  if (form && form !== shown) setShown(form)
  const content = useRef<HTMLDivElement>(null)
  const done = () => {
    setDraft(emptyRegisterForm)
    onDone(shown)
  }
  return (
    <Dialog
      open={form !== null}
      onOpenChange={(open) => !open && onForm(null)}
      title={msg(shown === 'login' ? 'auth.login.title' : 'auth.register.title')}
      hideTitle
      fullScreen="phone"
      initialFocus={(by) => (by === 'touch' ? true : content.current?.querySelector('input'))}
    >
      <div ref={content}>
        {logo}
        {shown === 'login' ? (
          <LoginForm
            email={draft.email}
            onEmail={(email) => setDraft({ ...draft, email })}
            onDone={done}
            onSwitch={() => onForm('register')}
          />
        ) : (
          <RegisterForm
            draft={draft}
            onDraft={setDraft}
            onDone={done}
            onSwitch={() => onForm('login')}
          />
        )}
      </div>
    </Dialog>
  )
}
