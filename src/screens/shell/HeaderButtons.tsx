import { useRouterState } from '@tanstack/react-router'
import {
  type Dispatch,
  type SetStateAction,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Site } from '@/api/generated/model'
import {
  askSignInAtom,
  accountPanelAtom,
  useSession,
  showAccountPanelAtom,
} from '@/features/auth/state'
import { cartUnitCountAtom, selectedLinesAtom } from '@/features/cart/state'
import { useGoToCheckout } from '@/features/checkout/state'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { IconButton } from '@/ui/actions/IconButton'
import { defer } from '@/ui/feedback/late'
import { BagIcon, MenuIcon, SearchIcon, UserIcon } from '@/ui/frame-icons'

const SideMenu = defer(async () => (await import('./SideMenu')).SideMenu)

/** The button that opens the menu on narrow screens. The menu's code loads on touch, hover or focus. */
export function SideMenuButton({ site }: { site: Site | undefined }) {
  const msg = useMsg()
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <IconButton
        label={msg('shell.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={!!open}
        {...SideMenu.onInterest}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      {open !== undefined && <SideMenu site={site} open={open} onOpenChange={setOpen} />}
    </>
  )
}

const SearchOverlay = defer(async () => (await import('./SearchOverlay')).SearchOverlay)

/** The button that opens the search. The search's code loads on hover or focus. */
export function SearchButton() {
  const msg = useMsg()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <IconButton
        ref={button}
        label={msg('shell.search')}
        aria-haspopup="dialog"
        aria-expanded={!!open}
        {...SearchOverlay.onInterest}
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
      </IconButton>
      {open !== undefined && <SearchOverlay open={open} onOpenChange={setOpen} opener={button} />}
    </>
  )
}

const AccountPopups = defer(async () => (await import('./AccountPopups')).AccountPopups)

/**
 * The button of the account (Product §2). It opens the login popup for a visitor, and the menu for a
 * signed-in shopper. The code of popup and menu loads on hover or focus.
 */
export function AccountButton() {
  const msg = useMsg()
  const anchor = useRef<HTMLButtonElement>(null)
  const { token, number } = useSession()
  const panel = useAtomValue(accountPanelAtom)
  const askSignIn = useSetAtom(askSignInAtom)
  const show = useSetAtom(showAccountPanelAtom)
  // `AccountPopups` stays mounted, because the popup closes with an animation and keeps the typed values.
  const [isHosted, setHosted] = useState(false)
  if (!isHosted && (token || panel || number > 0)) setHosted(true)
  return (
    <>
      <IconButton
        ref={anchor}
        label={msg('shell.account')}
        aria-haspopup={token ? 'menu' : 'dialog'}
        aria-expanded={panel !== null}
        {...AccountPopups.onInterest}
        onClick={() => (token ? show(panel ? null : 'menu') : askSignIn())}
      >
        <UserIcon />
      </IconButton>
      {isHosted && <AccountPopups anchor={anchor} />}
    </>
  )
}

const CartPopover = defer(async () => (await import('./CartPopover')).CartPopover)

/**
 * How long the header waits before it mounts the closed cart panel, in ms. By then the page has finished its
 * own first work.
 */
const readyAfterMs = 1000

/**
 * Mounts the closed cart panel, so that it opens at once later. If the panel's code fails to load, nothing
 * happens, because the shopper has not clicked yet.
 */
function getReady(setOpenOn: Dispatch<SetStateAction<string | null | undefined>>): void {
  const mount = () => startTransition(() => setOpenOn((now) => now ?? null))
  void CartPopover.ahead().then((isThere) => isThere && mount())
}

/**
 * The button that opens the cart panel. The panel closes when the page changes. Screen readers do not
 * announce the count, because each change of the cart has its own toast.
 */
export function CartButton() {
  const msg = useMsg()
  const anchor = useRef<HTMLButtonElement>(null)
  const units = useAtomValue(cartUnitCountAtom)
  const page = useRouterState({ select: (state) => state.location.pathname })
  const [openOn, setOpenOn] = useState<string | null>()
  // The page on which the panel was opened is forgotten. Otherwise the panel would open again when the
  // shopper returns to that page.
  if (openOn && openOn !== page) setOpenOn(null)
  const open = openOn === page
  const close = useCallback(() => setOpenOn(null), [])
  const isFilled = units > 0
  useEffect(
    function getReadySoon() {
      if (!isFilled) return undefined
      const timer = setTimeout(getReady, readyAfterMs, setOpenOn)
      return () => clearTimeout(timer)
    },
    [isFilled],
  )
  const selected = useAtomValue(selectedLinesAtom)
  const goToCheckout = useGoToCheckout()
  return (
    <>
      <IconButton
        ref={anchor}
        label={msg('shell.cart', { n: units })}
        badge={units}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => getReady(setOpenOn)}
        onClick={() => setOpenOn(open ? null : page)}
      >
        <BagIcon />
      </IconButton>
      {openOn !== undefined && (
        <CartPopover
          open={open}
          onClose={close}
          anchor={anchor}
          onCheckout={() => goToCheckout(selected)}
        />
      )}
    </>
  )
}
