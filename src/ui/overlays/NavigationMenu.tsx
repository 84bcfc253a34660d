import { NavigationMenu as Base } from '@base-ui/react/navigation-menu'
import type { RefObject } from 'react'
import styled from 'styled-components'
import { color, depths, media, motion, shadow, size, space, text } from '@/theme/tokens.gen'
import { AnyLink } from '@/ui/actions/Link'
import { ChevronDownIcon } from '../frame-icons'
import { fallIn } from '../layout/basics'

export type NavigationMenuProps = {
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /**
   * The item in a row of links that opens the menu. It has `position: relative`, and the menu opens below it.
   */
  item: RefObject<HTMLElement | null>
  links: readonly { id: number; href: string; name: string }[]
}

/**
 * Links to the pages below an item in a row of links. The item's owner opens the menu when the pointer is
 * anywhere over the item.
 */
export function NavigationMenu({ label, open, onOpenChange, item, links }: NavigationMenuProps) {
  return (
    <Base.Root
      render={<div />}
      value={open ? label : null}
      onValueChange={(value, details) => {
        if (details.reason === 'trigger-hover') details.cancel()
        else onOpenChange(value !== null)
      }}
    >
      <Base.List render={<div />}>
        <Base.Item render={<div />} value={label}>
          <Toggle aria-label={label}>
            <ChevronDownIcon size={14} />
          </Toggle>
          <Panel render={<ul />}>
            {links.map(({ id, href, name }) => (
              <li key={id}>
                <Base.Link closeOnClick render={<PanelLink href={href} />}>
                  {name}
                </Base.Link>
              </li>
            ))}
          </Panel>
        </Base.Item>
      </Base.List>
      <Base.Portal container={item}>
        <Positioner anchor={item} align="start" alignOffset={-24} collisionPadding={0}>
          <Base.Popup render={<div />}>
            <Base.Viewport />
          </Base.Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/* Directly behind the item's text. The clickable area extends into the space before the next item. */
const Toggle = styled(Base.Trigger)`
  position: absolute;
  display: grid;
  width: ${space(7)};
  min-height: ${size.target};
  padding-inline-start: ${space(0.5)};
  color: ${color.inkSoft};
  inset-block: 0;
  inset-inline-start: calc(100% - ${size.chevronRoom});
  align-items: center;
  justify-items: start;

  ${media.coarse} {
    width: ${size.target};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  & > svg {
    transition: transform ${motion.fast} ${motion.ease};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`

const Positioner = styled(Base.Positioner)`
  z-index: ${depths.header};
`

const Panel = styled(Base.Content)`
  min-width: 220px;
  max-height: calc(100dvh - ${size.header});
  padding-block: ${space(3)};
  border: 1px solid ${color.line};
  border-block-start-color: ${color.accent};
  ${fallIn}
  background: ${color.surface};
  box-shadow: ${shadow.high};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const PanelLink = styled(AnyLink)`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  padding-inline: ${space(6)};
  color: ${color.ink};
  font-size: ${text.sm};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${color.sand};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current='page'] {
    color: ${color.accent};
  }
`
