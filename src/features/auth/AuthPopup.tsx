import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { Dialog } from '@/ui/overlays/Dialog'
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
 * The popup of Product §2 with its two forms, which lead to each other. What was typed outlives the change to the other
 * form and a popup closed by mistake, passwords excepted; who has come in leaves nothing for the next.
 */
export function AuthPopup({ form, onForm, logo, onDone }: AuthPopupProps) {
  const msg = useMsg()
  const [draft, setDraft] = useState(emptyRegisterForm)
  const [shown, setShown] = useState(form ?? 'login')
  // While it leaves, the popup still shows what it was.
  if (form && form !== shown) setShown(form)
  const content = useRef<HTMLDivElement>(null)
  const switchedTo = useRef<typeof form>(null)
  const switchTo = (other: 'login' | 'register') => {
    switchedTo.current = other
    onForm(other)
  }
  useEffect(
    function leadIntoTheOtherForm() {
      if (switchedTo.current !== shown) return
      switchedTo.current = null
      // The link that was pressed is gone, and the focus with it.
      startOf(content.current)?.focus()
    },
    [shown],
  )
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
      <Content ref={content} tabIndex={-1}>
        {logo}
        {shown === 'login' ? (
          <LoginForm
            email={draft.email}
            onEmail={(email) => setDraft({ ...draft, email })}
            onDone={done}
            onSwitch={() => switchTo('register')}
          />
        ) : (
          <RegisterForm
            draft={draft}
            onDraft={setDraft}
            onDone={done}
            onSwitch={() => switchTo('login')}
          />
        )}
      </Content>
    </Dialog>
  )
}

/** The first field; with touch the form itself, so that no keyboard covers it. */
function startOf(content: HTMLElement | null): HTMLElement | null | undefined {
  return window.matchMedia('(pointer: coarse)').matches ? content : content?.querySelector('input')
}

const Content = styled.div`
  &:focus {
    outline: none;
  }
`
