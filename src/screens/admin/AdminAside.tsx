import { useId, useState } from 'react'
import styled from 'styled-components'
import type { User } from '@/api/generated/model'
import { endSessionAtom } from '@/features/auth/state'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { media } from '@/theme/breakpoints'
import { color, size, space, text, title, weight } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { IconButton } from '@/ui/actions/IconButton'
import { FramePart } from '@/ui/feedback/Boundary'
import { UserIcon } from '@/ui/frame-icons'
import { Link } from '@/ui/actions/Link'
import { useCurrentInView } from '../account/use-current-in-view'
import { LanguageSwitch } from '../shell/LanguageSwitch'
import { QuickSearchButton } from './keys/QuickSearchButton'
import { navItems } from './nav-items'
import { WaitingOrders } from './WaitingOrders'

type AdminAsideProps = {
  /** Who is signed in; nothing while that loads. */
  user: User | undefined
}

/** Navigation, the signed-in user, and the links out. Without a sidebar the last two open by a button. */
export function AdminAside({ user }: AdminAsideProps) {
  const msg = useMsg()
  const end = useSetAtom(endSessionAtom)
  const row = useCurrentInView()
  const footId = useId()
  const [open, setOpen] = useState(false)
  return (
    <Side>
      <Top>
        <Brand to="/admin">Mộc Lan</Brand>
        <Search>
          <QuickSearchButton />
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
        <Items ref={row}>
          {navItems.map(([to, name, Icon]) => (
            <li key={to}>
              <Item to={to} activeOptions={{ exact: to === '/admin', includeSearch: false }}>
                <Glyph>
                  <Icon size={20} />
                </Glyph>
                {msg(name)}
                {to === '/admin/orders' && user && (
                  <FramePart dataAt={0}>
                    <WaitingOrders />
                  </FramePart>
                )}
              </Item>
            </li>
          ))}
        </Items>
      </Nav>
      <Foot id={footId} data-open={open || undefined}>
        {user && <Who>{msg('admin.signedInAs', { name: user.full_name })}</Who>}
        <Link to="/">{msg('admin.shop')}</Link>
        <Button variant="quiet" onClick={() => end(false)}>
          {msg('admin.signOut')}
        </Button>
      </Foot>
    </Side>
  )
}

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
    overflow-y: auto;
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
  font: ${title.h3};
  text-decoration: none;
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
  margin-inline-end: -${space(2)};
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

const Items = styled.ul`
  position: relative;
  display: flex;
  overflow-x: auto;
  padding-inline: ${space(4)};
  gap: ${space(5)};
  list-style: none;

  ${media.landscape} {
    display: grid;
    padding: 0;
    gap: 0;
  }
`

const Item = styled(Link)`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(2)};
  color: ${color.inkSoft};
  text-decoration: none;
  white-space: nowrap;

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current='page'] {
    box-shadow: inset 0 -2px ${color.accent};
    color: ${color.accent};
    font-weight: ${weight.bold};
  }

  ${media.landscape} {
    min-height: 40px;
    padding-inline: ${space(4)};
    gap: ${space(3)};

    &[aria-current='page'] {
      background: ${color.accentSoft};
      box-shadow: inset 2px 0 ${color.accent};
    }
  }
`

/* The bar of a phone has room for the words only. */
const Glyph = styled.span`
  display: none;

  ${media.landscape} {
    display: grid;
    flex: none;
  }
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
  overflow-wrap: anywhere;
  text-wrap: balance;
`
