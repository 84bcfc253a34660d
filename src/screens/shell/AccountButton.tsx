import { lazy, useRef } from 'react'
import { askSignInAtom, panelAtom, sessionAtom, showPanelAtom } from '@/features/auth/state'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { IconButton } from '@/ui/IconButton'
import { UserIcon } from '@/ui/icons/UserIcon'
import { Late } from '@/ui/Late'

const AccountHost = lazy(() =>
  import('./AccountHost').then((module) => ({ default: module.AccountHost })),
)

/** Visitors get the login popup, signed-in shoppers their menu (spec §2). What opens comes late. */
export function AccountButton() {
  const msg = useMsg()
  const anchor = useRef<HTMLButtonElement>(null)
  const { token, number } = useAtomValue(sessionAtom)
  const panel = useAtomValue(panelAtom)
  const askSignIn = useSetAtom(askSignInAtom)
  const show = useSetAtom(showPanelAtom)
  return (
    <>
      <IconButton
        ref={anchor}
        label={msg('shell.account')}
        aria-haspopup="dialog"
        aria-expanded={panel !== null}
        onClick={() => (token ? show(panel ? null : 'menu') : askSignIn())}
      >
        <UserIcon />
      </IconButton>
      {(token || panel || number > 0) && (
        <Late>
          <AccountHost anchor={anchor} />
        </Late>
      )}
    </>
  )
}
