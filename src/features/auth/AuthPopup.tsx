import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { isTouch } from '@/theme/breakpoints'
import { space } from '@/theme/tokens.gen'
import { firstOnPage } from '@/ui/editor/window-task'
import { BrandMark } from '@/ui/frame-icons'
import { Dialog } from '@/ui/overlays/Dialog'
import { LoginForm, RegisterForm } from './AuthForms'
import { emptyRegisterForm } from './registration'

type AuthPopupProps = {
  form: 'login' | 'register' | null
  onForm: (form: 'login' | 'register' | null) => void
  logo: string | null | undefined
  /** Called after the session has begun, with the form that was sent. */
  onDone: (form: 'login' | 'register') => void
}

/**
 * The popup of Product §2 with its two forms. What was typed, except passwords, stays when the form changes
 * or the popup closes; after a sign-in it is removed.
 */
export function AuthPopup({ form, onForm, logo, onDone }: AuthPopupProps) {
  const msg = useMsg()
  const [draft, setDraft] = useState(emptyRegisterForm)
  const [shown, setShown] = useState(form ?? 'login')
  // While it closes, the popup still shows its last form.
  if (form && form !== shown) setShown(form)
  const content = useRef<HTMLDivElement>(null)
  const firstId = useId()
  const switchedTo = useRef<typeof form>(null)
  const switchTo = (other: 'login' | 'register') => {
    switchedTo.current = other
    onForm(other)
  }
  useEffect(
    function leadIntoTheOtherForm() {
      if (switchedTo.current !== shown) return
      switchedTo.current = null
      // The clicked link is gone and took the focus along. With touch the form gets it, so that no keyboard
      // covers it.
      const start = isTouch() ? content.current : firstOnPage(firstId)
      start?.focus()
    },
    [shown, firstId],
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
      initialFocus={(by) => (by === 'touch' ? true : firstOnPage(firstId))}
    >
      <Content ref={content} tabIndex={-1}>
        <Logo src={logo} />
        {shown === 'login' ? (
          <LoginForm
            firstId={firstId}
            email={draft.email}
            onEmail={(email) => setDraft({ ...draft, email })}
            onDone={done}
            onSwitch={() => switchTo('register')}
          />
        ) : (
          <RegisterForm
            firstId={firstId}
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

const Content = styled.div`
  &:focus {
    outline: none;
  }
`

/** Our own flower stands in until the logo loads, where it fails, and where there is none. */
function Logo({ src }: { src: AuthPopupProps['logo'] }) {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <LogoFrame>
      {!isLoaded && <BrandMark size={48} />}
      {src && <Image src={src} alt="" hidden={!isLoaded} onLoad={() => setIsLoaded(true)} />}
    </LogoFrame>
  )
}

const LogoFrame = styled.div`
  display: grid;
  height: ${space(14)};
  place-items: center;
`

const Image = styled.img`
  width: 176px;
  height: 40px;
  object-fit: contain;
`
