import { useQuery } from '@tanstack/react-query'
import { lazy, type RefObject, Suspense, useState } from 'react'
import { panelAtom, sessionAtom, showPanelAtom } from '@/features/auth/state'
import { useSessionWatch } from '@/features/auth/use-session-watch'
import { useShopper } from '@/features/auth/use-shopper'
import { useProfileWatch } from '@/features/profile/use-profile-watch'
import { siteQuery } from '@/features/site/queries'
import { useMsg } from '@/i18n/use-msg'
import { WithMessages } from '@/i18n/WithMessages'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/toast'
import { AccountMenu } from './AccountMenu'

const AuthPopup = lazy(() =>
  import('@/features/auth/AuthPopup').then((module) => ({ default: module.AuthPopup })),
)

type AccountHostProps = {
  /** The account button: what opens hangs on it. */
  anchor: RefObject<HTMLElement | null>
}

/** The popups of the account icon, and the messages about the session. Loads when first needed. */
export function AccountHost({ anchor }: AccountHostProps) {
  return (
    <WithMessages bundle="auth">
      <Panels anchor={anchor} />
    </WithMessages>
  )
}

function Panels({ anchor }: AccountHostProps) {
  const msg = useMsg()
  const toast = useToast()
  const site = useQuery(siteQuery).data
  const panel = useAtomValue(panelAtom)
  const show = useSetAtom(showPanelAtom)
  const { token, number, lost } = useAtomValue(sessionAtom)
  useSessionWatch()
  useProfileWatch({ isSignedOut: number > 0 && !token && !lost, user: useShopper().user })
  const form = panel?.name === 'menu' ? null : (panel?.name ?? null)
  // Mounts with its first opening and stays: the popup closes with an animation and keeps what was typed.
  const [isPopupUsed, setPopupUsed] = useState(form !== null)
  if (form && !isPopupUsed) setPopupUsed(true)
  const welcome = (by: 'login' | 'register') => {
    show(null)
    toast({ message: msg(by === 'login' ? 'auth.signedIn' : 'auth.registered') })
    panel?.next?.()
  }
  return (
    <>
      <AccountMenu anchor={anchor} open={panel?.name === 'menu'} onClose={() => show(null)} />
      <Suspense fallback={null}>
        {isPopupUsed && (
          <AuthPopup form={form} onForm={show} logo={site?.website.logo} onDone={welcome} />
        )}
      </Suspense>
    </>
  )
}
