import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { isTouch } from '@/theme/breakpoints'
import { space } from '@/theme/tokens.gen'
import { firstWithId } from '@/ui/editor/window-task'
import { BrandMark } from '@/ui/frame-icons'
import { Dialog } from '@/ui/overlays/Dialog'
import { LoginForm, RegisterForm } from './AuthForms'
import { emptyRegisterForm } from './registration'

type AuthPopupProps = {
  form: 'login' | 'register' | null
  onForm: (form: 'login' | 'register' | null) => void
  logo: string | null | undefined
  /** Called after the sign-in, with the form that the shopper sent. */
  onDone: (form: 'login' | 'register') => void
}

/**
 * The popup with the login form and the register form (Product §2). Typed values, except passwords, stay when
 * the shopper switches the form or closes the popup. A sign-in deletes these values.
 */
export function AuthPopup({ form, onForm, logo, onDone }: AuthPopupProps) {
  const msg = useMsg()
  const [draft, setDraft] = useState(emptyRegisterForm)
  const [shown, setShown] = useState(form ?? 'login')
  // While the popup closes, it still shows its last form.
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
      // The clicked link has disappeared with its form, so the focus moves to the first field of the new
      // form. On touch screens it moves to the popup, because a focused field would open the keyboard.
      const start = isTouch() ? content.current : firstWithId(firstId)
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
      initialFocus={(by) => (by === 'touch' ? true : firstWithId(firstId))}
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

/**
 * The logo of the shop. Until the logo has loaded, the flower of the app takes its place. The flower stays if
 * the shop has no logo or the logo fails to load.
 */
function Logo({ src }: { src: AuthPopupProps['logo'] }) {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <LogoFrame>
      {!isLoaded && <BrandMark size={32} />}
      {src && <Image src={src} alt="" hidden={!isLoaded} onLoad={() => setIsLoaded(true)} />}
    </LogoFrame>
  )
}

const LogoFrame = styled.div`
  display: grid;
  height: ${space(8)};
  place-items: center;
`

const Image = styled.img`
  width: 141px;
  height: 32px;
  object-fit: contain;
`
