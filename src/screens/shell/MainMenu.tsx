import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { isDesktop } from '@/theme/breakpoints'
import { color, media, size, space, text } from '@/theme/tokens.gen'
import { AnyUrlLink } from '@/ui/actions/Link'
import { defer } from '@/ui/feedback/late'
import { ChevronDownIcon } from '@/ui/frame-icons'
import { type MenuEntry, menuTree } from './site-menu'

/** The placeholder for the chevron button of an item, until the button's code has loaded. */
const chevron = <ChevronDownIcon size={14} />

const NavigationMenu = defer(
  async () => (await import('@/ui/overlays/NavigationMenu')).NavigationMenu,
)

/**
 * How long the pointer must rest on an item before its second level opens, or be away before it closes, in
 * ms.
 */
const restMs = 150

/**
 * The menu of the site on wide screens. The code of its second level loads after the page. In a narrow
 * window, it loads with the first hover or focus.
 */
export function MainMenu({ items }: { items: readonly MenuEntry[] }) {
  const msg = useMsg()
  const [hasSubMenus, setHasSubMenus] = useState(false)
  // Until the code of the second level has loaded, the items of the first level are plain links.
  const loadSubMenus = () => void NavigationMenu.ahead().then(setHasSubMenus)
  useEffect(function loadSubMenusOfADesktop() {
    if (isDesktop()) void NavigationMenu.ahead().then(setHasSubMenus)
  }, [])
  const nodes = menuTree(items)
  const list = useRef<HTMLUListElement>(null)
  const shown = useFirstLine(list, nodes.map(({ item }) => item.id).join())
  const rest = nodes.slice(shown).flatMap(({ item, children }) => [item, ...children])
  return (
    <Nav aria-label={msg('shell.menu')} onPointerEnter={loadSubMenus} onFocus={loadSubMenus}>
      <List ref={list} data-clipped={!hasSubMenus || undefined}>
        {nodes.map(({ item, children }, index) => (
          <TopItem
            key={item.id}
            label={msg('shell.subMenu', { name: item.name })}
            links={children}
            isHidden={index >= shown}
            hasSubMenus={hasSubMenus}
          >
            <Item href={item.final_url}>{item.name}</Item>
          </TopItem>
        ))}
      </List>
      {rest.length > 0 && (
        <List as="div">
          <TopItem
            as="div"
            label={msg('shell.more')}
            text={msg('shell.more')}
            links={rest}
            hasSubMenus={hasSubMenus}
          />
        </List>
      )}
    </Nav>
  )
}

/**
 * Returns the number of items in the first line of a list that wraps. Returns Infinity until the list has
 * been measured. Pass other `ids` when the list gets other items, so that they are measured again.
 */
function useFirstLine(list: RefObject<HTMLElement | null>, ids: string): number {
  const [count, setCount] = useState(Infinity)
  useEffect(
    function measureFirstLine() {
      if (ids === '') return undefined
      const children = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])]
      const observer = new ResizeObserver(() =>
        setCount(children.filter((child) => child.offsetTop === children[0]?.offsetTop).length),
      )
      for (const element of [list.current, ...children]) if (element) observer.observe(element)
      return () => observer.disconnect()
    },
    [list, ids],
  )
  return count
}

type TopItemProps = {
  as?: 'div'
  /** The name of the second level. */
  label: string
  /** The text of an item that is not a link. */
  text?: string
  links: readonly MenuEntry[]
  isHidden?: boolean
  hasSubMenus: boolean
  children?: ReactNode
}

function TopItem(props: TopItemProps) {
  const { as: Root = 'li', label, text: shown, links, isHidden, hasSubMenus, children } = props
  const root = useRef<HTMLLIElement & HTMLDivElement>(null)
  const timer = useRef(0)
  const [open, setOpen] = useState(false)
  const scheduleOpen = (next: boolean) => (event: PointerEvent) => {
    clearTimeout(timer.current)
    if (event.pointerType === 'mouse')
      timer.current = window.setTimeout(() => setOpen(next), restMs)
  }
  return (
    <Root
      ref={root}
      data-menu={(links.length > 0 && !shown) || undefined}
      data-hidden={isHidden || undefined}
      onPointerEnter={scheduleOpen(true)}
      onPointerLeave={scheduleOpen(false)}
    >
      {children}
      {links[0] &&
        (hasSubMenus ? (
          <NavigationMenu
            label={label}
            {...(shown && { text: shown })}
            links={links.map(({ id, name, final_url: href }) => ({ id, name, href }))}
            open={open}
            onOpenChange={setOpen}
            item={root}
          />
        ) : (
          chevron
        ))}
    </Root>
  )
}

const Nav = styled.nav`
  display: none;

  ${media.desktop} {
    display: flex;
    min-width: 0;
    height: 100%;
    justify-content: center;
    margin-inline: ${space(1)};
  }
`

/*
 * The menu has one line. The gaps between the items share the free space. Items that do not fit wrap to a
 * line below the header. That line is not shown, and the button "More" lists its items. An item with a second
 * level has space for its chevron.
 */
const List = styled.ul`
  --widest: ${space(5)};

  display: flex;
  height: 100%;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: clamp(${space(2)}, (100vw - 75em) / 8, var(--widest));

  /*
   * Until the code of the second level has loaded, the items of the second line are cut off here. Later
   * nothing is cut off here, because an open second level would be cut off, too.
   */
  &[data-clipped] {
    overflow-y: clip;
  }

  & > * {
    position: relative;
    display: flex;
    height: 100%;
    align-items: center;
  }

  & > [data-hidden] {
    visibility: hidden;
  }

  & > [data-menu] {
    padding-inline-end: ${size.chevronRoom};
  }

  /* Two items without a chevron between them need a larger gap. Otherwise they would read as one name. */
  & > :not([data-menu]) + :not([data-menu]) {
    margin-inline-start: ${space(2.5)};
  }

  & > * > svg {
    margin-inline: ${space(0.5)} -${space(4)};
    color: ${color.inkSoft};
  }

  ${media.coarse} {
    --widest: ${space(7)};
  }
`

/* A long name is cut, because the menu has one line. */
const Item = styled(AnyUrlLink)`
  overflow: hidden;
  min-width: ${size.target};
  max-width: 240px;
  /* The chevron of the previous item needs a part of this gap to be 24 px wide. */
  padding-inline-start: ${space(0.5)};
  margin-inline-start: -${space(0.5)};
  color: ${color.ink};
  font-size: ${text.sm};
  letter-spacing: 0.02em;
  line-height: ${size.target};
  /* A short word is beside its chevron. The clickable area of the word extends to the left. */
  text-align: end;
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;

  &:hover,
  &[aria-current='page'] {
    color: ${color.accent};
    text-decoration: underline 2px;
    text-underline-offset: ${space(3)};
  }
`
