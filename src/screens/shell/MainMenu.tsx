import styled from 'styled-components'
import type { MenuItem } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, size, space, text } from '@/theme/tokens'
import { AnyLink } from '@/ui/AnyLink'
import { menuTree } from './menu-tree'

/** The first level of the site's menu, on wide screens; narrow ones have the side menu. */
export function MainMenu({ items }: { items: readonly MenuItem[] }) {
  const msg = useMsg()
  return (
    <Nav aria-label={msg('shell.menu')}>
      {menuTree(items).map(({ item }) => (
        <Item key={item.id} href={item.final_url}>
          {item.name}
        </Item>
      ))}
    </Nav>
  )
}

const Nav = styled.nav`
  display: none;

  ${media.desktop} {
    display: flex;
    justify-content: center;
    gap: ${space(7)};
  }
`

const Item = styled(AnyLink)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  border-block: 2px solid transparent;
  color: ${color.ink};
  font-size: ${text.sm};
  letter-spacing: 0.02em;
  text-decoration: none;

  &:hover,
  &[aria-current='page'] {
    border-bottom-color: ${color.accent};
    color: ${color.accent};
  }
`
