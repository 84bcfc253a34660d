import { type ReactNode, useId, useState } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import type { User } from '@/api/generated/model'
import { useOpenReturnCount, usePendingOrderCount } from '@/features/admin-orders/queries'
import { adminMenuEntries, useMayOpen } from '@/features/admin/screens'
import { useMsg } from '@/i18n/use-msg'
import { shopName } from '@/lib/shop-config'
import { LanguageSwitch } from '@/screens/shell/LanguageSwitch'
import { color, media, radius, space, text, title, weight } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { IconButton } from '@/ui/actions/IconButton'
import { Link, tabLinkStyle } from '@/ui/actions/Link'
import { BlockBoundary, FrameBoundary } from '@/ui/feedback/BlockBoundary'
import { UserIcon } from '@/ui/frame-icons'
import { type ScrollHintProps, scrollHintStyle, SkipLink, VisuallyHidden } from '@/ui/layout/basics'
import { useCentredCurrentLink } from '@/ui/layout/use-centred-current-link'
import { useAdminSignOut } from './access'
import { AdminShortcuts, PaletteButton } from './keys/AdminShortcuts'

type AdminFrameProps = {
  /** The signed-in user. Undefined while the user loads. */
  user: User | undefined
  children: ReactNode
}

/**
 * The frame of the back office: the sidebar and the content. In narrow windows the sidebar is a bar at the
 * top. Toasts are at the top, too, because the bars of forms and lists are at the bottom.
 */
export function AdminFrame({ user, children }: AdminFrameProps) {
  const msg = useMsg()
  return (
    <Columns data-toasts-above="">
      <OfficeControls />
      <SkipLink href="#main">{msg('shell.skip')}</SkipLink>
      <BlockBoundary>
        <AdminAside user={user} />
      </BlockBoundary>
      <Main id="main" tabIndex={-1}>
        <BlockBoundary>{children}</BlockBoundary>
      </Main>
      <FrameBoundary dataAt={0}>
        <AdminShortcuts />
      </FrameBoundary>
    </Columns>
  )
}

/**
 * The navigation, the name of the staff member, and the links that leave the back office. On small screens a
 * button shows the name and these links.
 */
function AdminAside({ user }: Pick<AdminFrameProps, 'user'>) {
  const msg = useMsg()
  const signOut = useAdminSignOut()
  const row = useCentredCurrentLink()
  const mayOpen = useMayOpen()
  const items = adminMenuEntries.filter(([to]) => mayOpen(to))
  const footId = useId()
  const [open, setOpen] = useState(false)
  return (
    <Side>
      <Top>
        <Brand to="/admin">{shopName}</Brand>
        <Search>
          <PaletteButton />
        </Search>
        <Switches>
          <LanguageSwitch />
          <Account
            label={msg('admin.account')}
            aria-expanded={open}
            aria-controls={footId}
            onClick={() => setOpen(!open)}
          >
            <UserIcon />
          </Account>
        </Switches>
      </Top>
      <Nav aria-label={msg('admin.nav')}>
        <Items ref={row} $ground="surface">
          {items.map(([to, name, Icon]) => (
            <li key={to}>
              <Item to={to} activeOptions={{ exact: to === '/admin', includeSearch: false }}>
                <Glyph>
                  <Icon size={20} />
                </Glyph>
                {msg(name)}
                {user && waiting[to] && <FrameBoundary dataAt={0}>{waiting[to]}</FrameBoundary>}
              </Item>
            </li>
          ))}
        </Items>
      </Nav>
      <Foot id={footId} data-open={open || undefined}>
        {user && <Who>{msg('admin.signedInAs', { name: user.full_name })}</Who>}
        <Link to="/">{msg('admin.shop')}</Link>
        <Button variant="quiet" onClick={signOut}>
          {msg('admin.signOut')}
        </Button>
      </Foot>
    </Side>
  )
}

/** The number of pending orders. */
function WaitingOrders() {
  return <Waiting n={usePendingOrderCount().data} name="admin.nav.waiting" />
}

/** The number of open returns. */
function OpenReturns() {
  return <Waiting n={useOpenReturnCount().data} name="admin.nav.returnsOpen" />
}

const waiting: Readonly<Partial<Record<string, ReactNode>>> = {
  '/admin/orders': <WaitingOrders />,
  '/admin/returns': <OpenReturns />,
}

type WaitingProps = {
  n: number | null | undefined
  name: 'admin.nav.waiting' | 'admin.nav.returnsOpen'
}

/** A count beside a link of the navigation. Renders nothing while the count is unknown or 0. */
function Waiting({ n, name }: WaitingProps) {
  const msg = useMsg()
  if (!n) return null
  return (
    <Count>
      <span aria-hidden="true">{n > 99 ? '99+' : n}</span>
      <VisuallyHidden>{msg(name, { n })}</VisuallyHidden>
    </Count>
  )
}

/**
 * Gives the same chevron to everything that unfolds. Makes controls smaller for a mouse, also in windows and
 * menus outside the frame. The controls in the preview of the shop keep their size, because the preview has a
 * root of its own.
 */
const OfficeControls = createGlobalStyle`
  ${media.hover} {
    :root {
      --control-height: 36px;
      --control-text: var(--text-sm);
    }
  }

  summary {
    list-style: none;
  }

  summary::after {
    display: inline-block;
    width: 7px;
    height: 7px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    margin-inline-start: ${space(2)};
    content: '';
    translate: 0 -3px;
    rotate: 45deg;
  }

  [open] > summary::after {
    translate: 0 1px;
    rotate: -135deg;
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  min-height: 100dvh;
  background: ${color.paper};

  ${media.landscape} {
    --bottom-bar-start: 220px;
    grid-template-columns: var(--bottom-bar-start) minmax(0, 1fr);
    grid-template-rows: none;
  }
`

const Main = styled.main`
  min-width: 0;
  padding: ${space(5)} ${space(4)} ${space(16)};

  ${media.tablet} {
    padding-inline: ${space(6)};
  }

  ${media.desktop} {
    padding: ${space(6)} ${space(8)} ${space(16)};
  }
`

const Side = styled.div`
  min-width: 0;
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};

  ${media.landscape} {
    position: sticky;
    display: grid;
    grid-template-rows: auto 1fr auto;
    inset-block-start: 0;
    height: 100dvh;
    border-block-end: 0;
    border-inline-end: 1px solid ${color.line};
    /* The touch area of the last button is wider than the sidebar, so its overflow is cut off. */
    overflow: hidden auto;
  }
`

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  padding: ${space(1)} ${space(4)};

  ${media.landscape} {
    padding-block: ${space(3)};
  }
`

const Brand = styled(Link)`
  color: ${color.ink};
  font: ${title.mark};
  font-size: ${text.xl};
  text-decoration: none;

  ${media.landscape} {
    font: ${title.mark};
  }
`

const Search = styled.div`
  margin-inline-start: auto;

  ${media.landscape} {
    flex: 1 0 100%;
    order: 1;
  }
`

const Switches = styled.div`
  display: flex;
  align-items: center;
  margin-inline-end: -${space(3)};

  /* The empty space around the buttons is cut off, so that the brand fits into the same row. */
  ${media.landscape} {
    margin-inline: -${space(2)} -${space(4)};
  }
`

const Account = styled(IconButton)`
  && {
    ${media.landscape} {
      display: none;
    }
  }
`

const Nav = styled.nav`
  min-width: 0;
`

const Items = styled.ul<ScrollHintProps>`
  position: relative;
  display: flex;
  overflow-x: auto;
  padding-inline: ${space(4)};
  gap: ${space(5)};
  scrollbar-width: none;

  ${media.belowLandscape} {
    ${scrollHintStyle}
  }

  ${media.landscape} {
    display: grid;
    padding: 0;
    gap: 0;
  }
`

const Item = styled(Link)`
  ${tabLinkStyle}
  gap: ${space(2)};

  ${media.landscape} {
    min-height: 40px;
    padding-inline: ${space(4)};
    gap: ${space(3)};

    &[aria-current] {
      background: ${color.accentSoft};
      box-shadow: inset 2px 0 ${color.accent};
    }
  }
`

/* The bar of a phone has no room for icons. */
const Glyph = styled.span`
  display: none;

  ${media.landscape} {
    display: grid;
    flex: none;
  }
`

const Count = styled.span`
  min-width: 22px;
  padding-inline: ${space(1)};
  border-radius: ${radius.pill};
  margin-inline-start: auto;
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${text.xs};
  font-variant-numeric: tabular-nums;
  font-weight: ${weight.bold};
  line-height: 22px;
  text-align: center;
`

const Foot = styled.footer`
  display: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(4)};

  && > button {
    padding-inline: 0;
  }

  && > a {
    padding-block: ${space(2)};
  }

  padding: ${space(2)} ${space(4)};
  border-block-start: 1px solid ${color.line};
  font-size: ${text.sm};

  &[data-open] {
    display: flex;
  }

  ${media.landscape} {
    display: grid;
    justify-items: start;
    padding-block: ${space(4)};
  }
`

const Who = styled.p`
  flex: 1 0 100%;
  color: ${color.inkSoft};
  text-wrap: balance;
`
