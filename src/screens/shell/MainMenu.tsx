import { type ComponentType, lazy, Suspense, useState } from 'react'
import styled from 'styled-components'
import type { MenuItem } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { isDesktop, media } from '@/theme/breakpoints'
import { color, size, space, text } from '@/theme/tokens'
import { AnyLink } from '@/ui/actions/AnyLink'
import { menuTree } from './menu-tree'
import type { SubMenuProps } from './SubMenu'

// Where it can not be had, the pages of the first level lead further.
const SubMenu = lazy(() =>
  import('./SubMenu')
    .then((module): { default: ComponentType<SubMenuProps> } => ({ default: module.SubMenu }))
    .catch(() => ({ default: () => null })),
)

/**
 * The site's menu on wide screens; narrow ones have the side menu. The second level comes late, into room that is
 * kept for it: at once where the menu is seen, else when it is touched.
 */
export function MainMenu({ items }: { items: readonly MenuItem[] }) {
  const msg = useMsg()
  const [complete, setComplete] = useState(isDesktop)
  const completeIt = () => setComplete(true)
  return (
    <Nav aria-label={msg('shell.menu')} onPointerEnter={completeIt} onFocus={completeIt}>
      <List>
        {menuTree(items).map(({ item, children }) => (
          <li key={item.id}>
            <Item href={item.final_url}>{item.name}</Item>
            {complete && children[0] && (
              <Suspense fallback={null}>
                <SubMenu name={item.name} items={children} />
              </Suspense>
            )}
          </li>
        ))}
      </List>
    </Nav>
  )
}

const Nav = styled.nav`
  display: none;

  ${media.desktop} {
    display: block;
    height: 100%;
    margin-inline: ${space(8)};
  }
`

/* Two rows fit into the header where the menu is long. */
const List = styled.ul`
  display: flex;
  height: 100%;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: ${space(7)};

  & > li {
    position: relative;
    display: flex;
    align-items: center;
  }
`

const Item = styled(AnyLink)`
  display: inline-flex;
  min-width: ${space(6)};
  min-height: ${size.target};
  align-items: center;
  justify-content: center;
  border-block: 2px solid transparent;
  color: ${color.ink};
  font-size: ${text.sm};
  letter-spacing: 0.02em;
  text-decoration: none;

  &:hover,
  &[aria-current='page'] {
    border-bottom-color: ${color.accent};
    color: ${color.accent};
    text-decoration: none;
  }
`
