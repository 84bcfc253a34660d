import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import {
  accountPanelAtom,
  showAccountPanelAtom,
  useSessionWatch,
  useShopper,
  useSignOut,
} from '@/features/auth/state'
import { readDeviceOrders } from '@/features/orders/device-orders'
import { useShopperName } from '@/features/profile/state'
import { siteQuery } from '@/features/site/queries'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { color, space } from '@/theme/tokens.gen'
import { defer } from '@/ui/feedback/late'
import { SkeletonText } from '@/ui/feedback/Skeleton'
import { UserIcon } from '@/ui/frame-icons'
import { HeartIcon, PackageIcon, PinIcon, SignOutIcon } from '@/ui/icons'
import { Text } from '@/ui/layout/basics'
import { Menu, MenuButton, MenuLink } from '@/ui/overlays/Menu'
import { useToast } from '@/ui/toast/toast'

const AuthPopup = defer(async () => (await import('@/features/auth/AuthPopup')).AuthPopup)

type AccountHostProps = { anchor: RefObject<HTMLElement | null> }

/**
 * The popups of the account icon, and the toasts about the session. This code loads when it is first needed.
 */
export function AccountPopups({ anchor }: AccountHostProps) {
  const msg = useMsg()
  const toast = useToast()
  const router = useRouter()
  const site = useQuery(siteQuery).data
  const panel = useAtomValue(accountPanelAtom)
  const show = useSetAtom(showAccountPanelAtom)
  useSessionWatch()
  const form = panel?.name === 'menu' ? null : (panel?.name ?? null)
  // The popup is mounted when it opens for the first time. It then stays mounted, because its closing is
  // animated, and because it keeps the typed values.
  const [isPopupUsed, setPopupUsed] = useState(form !== null)
  if (form && !isPopupUsed) setPopupUsed(true)
  const welcome = (by: 'login' | 'register') => {
    show(null)
    toast({ message: msg(by === 'login' ? 'auth.signedIn' : 'auth.registered') })
    const count = readDeviceOrders().length
    if (count > 0 && router.state.location.pathname !== '/account/orders')
      toast({
        message: msg('auth.deviceOrders', { count }),
        type: 'info',
        link: { label: msg('auth.deviceOrders.add'), to: '/account/orders' },
      })
    panel?.next?.()
  }
  return (
    <>
      <AccountMenu anchor={anchor} open={panel?.name === 'menu'} onClose={() => show(null)} />
      {isPopupUsed && (
        <AuthPopup form={form} onForm={show} logo={site?.website.logo} onDone={welcome} />
      )}
    </>
  )
}

const ways = [
  { href: '/account', text: 'auth.menu.personal', icon: UserIcon },
  { href: '/orders', text: 'auth.menu.orders', icon: PackageIcon },
  { href: '/wishlist', text: 'auth.menu.wishlist', icon: HeartIcon },
  { href: '/addresses', text: 'auth.menu.addresses', icon: PinIcon },
] as const

type AccountMenuProps = AccountHostProps & { open: boolean; onClose: () => void }

/**
 * The menu of a signed-in shopper: their name, the links of the account, and the sign-out (Product §2). The
 * menu closes when the page changes.
 */
function AccountMenu({ anchor, open, onClose }: AccountMenuProps) {
  const msg = useMsg()
  const { isSignedIn, user } = useShopper()
  const name = useShopperName()
  const signOut = useSignOut()
  useCloseWithPage(onClose)
  return (
    <Menu
      open={open && isSignedIn}
      onOpenChange={(next) => !next && onClose()}
      anchor={anchor}
      label={msg('shell.account')}
      header={
        <Identity>
          {user ? (
            <>
              <Text $weight="bold" dir="auto">
                {name}
              </Text>
              <Text $size="sm" $color="inkSoft">
                {user.email}
              </Text>
            </>
          ) : (
            <SkeletonText lines={2} />
          )}
        </Identity>
      }
    >
      {ways.map(({ href, text, icon: Icon }) => (
        <MenuLink key={href} href={href}>
          <Icon size={20} /> {msg(text)}
        </MenuLink>
      ))}
      <MenuButton onClick={signOut}>
        <SignOutIcon size={20} /> {msg('auth.signOut')}
      </MenuButton>
    </Menu>
  )
}

function useCloseWithPage(close: () => void): void {
  const router = useRouter()
  const onPage = useEffectEvent(close)
  useEffect(
    function closeWithPage() {
      // A redirect does not close the menu, because the shopper did not ask for it. For example, a checkout
      // without lines redirects to the cart.
      return router.history.subscribe(({ action }) => action.type !== 'REPLACE' && onPage())
    },
    [router],
  )
}

const Identity = styled.div`
  display: grid;
  padding: ${space(4)} ${space(5)};
  border-block-end: 1px solid ${color.line};
  overflow-wrap: anywhere;
`
