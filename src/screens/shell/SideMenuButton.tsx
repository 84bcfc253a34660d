import { lazy, useState } from 'react'
import type { Site } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { IconButton } from '@/ui/actions/IconButton'
import { MenuIcon } from '@/ui/frame-icons'
import { Late } from '@/ui/feedback/Boundary'

const SideMenu = lazy(() => import('./SideMenu').then((module) => ({ default: module.SideMenu })))

type SideMenuButtonProps = {
  /** Site info, for the menu that it opens. */
  site: Site | undefined
}

/** Opens the menu of narrow screens; the drawer's code loads with the first opening. */
export function SideMenuButton({ site }: SideMenuButtonProps) {
  const msg = useMsg()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const open = state === 'open'
  return (
    <>
      <IconButton
        label={msg('shell.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setState('open')}
      >
        <MenuIcon />
      </IconButton>
      {state !== 'unused' && (
        <Late>
          <SideMenu
            site={site}
            open={open}
            onOpenChange={(next) => setState(next ? 'open' : 'closed')}
          />
        </Late>
      )}
    </>
  )
}
