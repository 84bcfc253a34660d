import { Menu as Base } from '@base-ui/react/menu'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import { isTouch } from '@/theme/breakpoints'
import { color, depths, size, space } from '@/theme/tokens.gen'
import { AnyUrlLink, type UrlLinkProps } from '@/ui/actions/Link'
import { useCloseOnBack } from './back-entries'
import { dropdownStyle, finalFocusOf, isEventInside } from './dropdown'

export type MenuProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /**
   * The control that opens the menu. The menu opens below it. When the menu closes, the control gets the
   * focus, unless the focus has moved elsewhere.
   */
  anchor: RefObject<HTMLElement | null>
  label: string
  header?: ReactNode
  children: ReactNode
}

/**
 * A menu of links and commands below a control. The arrow keys move between them. Import it lazily, so that
 * the start bundle stays small.
 */
export function Menu({ open, onOpenChange, anchor, label, header, children }: MenuProps) {
  const popup = useRef<HTMLDivElement>(null)
  const main = useMainAround(anchor)
  useCloseOnBack(open && isTouch(), () => onOpenChange(false))
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!isEventInside(details.event, anchor)) onOpenChange(next)
      }}
      modal={false}
    >
      <Base.Portal container={main}>
        <Positioner anchor={anchor} side="bottom" align="end" sideOffset={8} collisionPadding={8}>
          <Popup
            ref={popup}
            data-below-header={open || undefined}
            onKeyDown={(event) => {
              if (event.key !== 'Tab') return
              // The focus goes to the control, from which the browser then moves it on. Base UI can only do
              // this with a trigger of its own.
              anchor.current?.focus()
              onOpenChange(false)
            }}
            finalFocus={() => finalFocusOf(popup, anchor.current)}
          >
            {header}
            <Items aria-label={label}>{children}</Items>
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/**
 * Returns a ref to the `main` element around the control. The menu is rendered in this element, because
 * screen readers navigate by landmarks. The ref reads the element when the menu opens, because the control is
 * in the page by then.
 */
function useMainAround(anchor: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const [main] = useState(() => ({
    get current() {
      return anchor.current?.closest('main') ?? null
    },
  }))
  return main
}

export function MenuLink(props: UrlLinkProps) {
  return <Base.LinkItem closeOnClick render={<ItemLink {...props} />} />
}

const Positioner = styled(Base.Positioner)`
  z-index: ${depths.drawer};
`

/* `data-below-header` moves the toasts to the lower edge of a phone. */
const Popup = styled(Base.Popup)`
  ${dropdownStyle}
`

const Items = styled(Base.List)`
  padding: ${space(2)};
`

const item = css`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(3)};
  padding-inline: ${space(3)};
  color: ${color.ink};
  cursor: pointer;
  text-decoration: none;

  &:hover {
    background: ${color.sand};
  }
`

const ItemLink = styled(AnyUrlLink)`
  ${item}
`

/** A command in a menu. A click on it closes the menu. */
export const MenuButton = styled(Base.Item)`
  ${item}
`
