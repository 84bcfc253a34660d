import { lazy, useRef, useState } from 'react'
import { askSignInAtom, panelAtom, sessionAtom, showPanelAtom } from '@/features/auth/state'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { IconButton } from '@/ui/actions/IconButton'
import { UserIcon } from '@/ui/frame-icons'
import { Late } from '@/ui/feedback/Boundary'

const AccountHost = lazy(() =>
  import('./AccountHost').then((module) => ({ default: module.AccountHost })),
)

/** Visitors get the login popup, signed-in shoppers their menu (Product §2). Their code loads lazily. */
export function AccountButton() {
  const msg = useMsg()
  const anchor = useRef<HTMLButtonElement>(null)
  const { token, number } = useAtomValue(sessionAtom)
  const panel = useAtomValue(panelAtom)
  const askSignIn = useSetAtom(askSignInAtom)
  const show = useSetAtom(showPanelAtom)
  // Stays mounted: the popup closes with an animation and keeps what was typed.
  const [isHosted, setHosted] = useState(false)
  if (!isHosted && (token || panel || number > 0)) setHosted(true)
  return (
    <>
      <IconButton
        ref={anchor}
        label={msg('shell.account')}
        aria-haspopup={token ? 'menu' : 'dialog'}
        aria-expanded={panel !== null}
        onClick={() => (token ? show(panel ? null : 'menu') : askSignIn())}
      >
        <UserIcon />
      </IconButton>
      {isHosted && (
        <Late>
          <AccountHost anchor={anchor} />
        </Late>
      )}
    </>
  )
}
