import { type PointerEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { MenuItem } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { isDesktop } from '@/theme/breakpoints'
import { color, media, size, space, text } from '@/theme/tokens.gen'
import { AnyLink } from '@/ui/actions/Link'
import { late } from '@/ui/feedback/late'
import { ChevronDownIcon } from '@/ui/frame-icons'
import { type MenuNode, menuTree } from './site-menu'

/** The placeholder for the chevron button of an item. It is shown until the button's code has loaded. */
const chevron = <ChevronDownIcon size={14} />

const NavigationMenu = late(
  async () => (await import('@/ui/overlays/NavigationMenu')).NavigationMenu,
)

/** How long the pointer must rest on an item to open its second level, or be away to close it, in ms. */
const restMs = 150

/**
 * The site's menu on wide screens. The code of its second level loads after the page. In a narrow window it
 * loads with the first hover or focus.
 */
export function MainMenu({ items }: { items: readonly MenuItem[] }) {
  const msg = useMsg()
  const [hasSubMenus, setHasSubMenus] = useState(false)
  // Until this code has loaded, the top items still link to their pages.
  const loadSubMenus = () => void NavigationMenu.ahead().then(setHasSubMenus)
  useEffect(function loadSubMenusOfADesktop() {
    if (isDesktop()) void NavigationMenu.ahead().then(setHasSubMenus)
  }, [])
  return (
    <Nav aria-label={msg('shell.menu')} onPointerEnter={loadSubMenus} onFocus={loadSubMenus}>
      <List>
        {menuTree(items).map((node) => (
          <TopItem key={node.item.id} node={node} hasSubMenus={hasSubMenus} />
        ))}
      </List>
    </Nav>
  )
}

type TopItemProps = { node: MenuNode; hasSubMenus: boolean }

function TopItem({ node: { item, children }, hasSubMenus }: TopItemProps) {
  const msg = useMsg()
  const root = useRef<HTMLLIElement>(null)
  const timer = useRef(0)
  const [open, setOpen] = useState(false)
  const scheduleOpen = (next: boolean) => (event: PointerEvent) => {
    clearTimeout(timer.current)
    if (event.pointerType === 'mouse')
      timer.current = window.setTimeout(() => setOpen(next), restMs)
  }
  return (
    <li
      ref={root}
      data-menu={children.length > 0 || undefined}
      onPointerEnter={scheduleOpen(true)}
      onPointerLeave={scheduleOpen(false)}
    >
      <Item href={item.final_url}>{item.name}</Item>
      {children[0] &&
        (hasSubMenus ? (
          <NavigationMenu
            label={msg('shell.subMenu', { name: item.name })}
            links={children.map(({ id, name, final_url: href }) => ({ id, name, href }))}
            open={open}
            onOpenChange={setOpen}
            item={root}
          />
        ) : (
          chevron
        ))}
    </li>
  )
}

const Nav = styled.nav`
  display: none;

  ${media.desktop} {
    display: block;
    height: 100%;
    margin-inline: ${space(2)};
  }
`

/*
 * One row. The gaps share the free room of the window. A menu longer than most wraps, because two rows fit
 * into the header. An item with a second level has room for its chevron.
 */
const List = styled.ul`
  --widest: ${space(5)};

  display: flex;
  height: 100%;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: clamp(${space(2)}, (100vw - 75em) / 8, var(--widest));

  & > li {
    position: relative;
    display: flex;
    align-items: center;
  }

  & > [data-menu] {
    padding-inline-end: ${size.chevronRoom};
  }

  & > li > svg {
    margin-inline: ${space(0.5)} -${space(4)};
    color: ${color.inkSoft};
  }

  ${media.coarse} {
    --widest: ${space(7)};
  }
`

const Item = styled(AnyLink)`
  display: inline-flex;
  min-width: ${size.target};
  min-height: ${size.target};
  /* The chevron of the item before needs part of this gap to be 24 px wide. */
  padding-inline-start: ${space(0.5)};
  margin-inline-start: -${space(0.5)};
  align-items: center;
  /* A short word stands beside its chevron. Its target extends into the room before it. */
  justify-content: flex-end;
  color: ${color.ink};
  font-size: ${text.sm};
  letter-spacing: 0.02em;
  text-decoration: none;

  &:hover,
  &[aria-current='page'] {
    color: ${color.accent};
    text-decoration: underline 2px;
    text-underline-offset: ${space(3)};
  }
`
