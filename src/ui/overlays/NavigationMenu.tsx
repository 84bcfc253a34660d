import { NavigationMenu as Base } from '@base-ui/react/navigation-menu'
import type { RefObject } from 'react'
import styled from 'styled-components'
import { color, depths, media, motion, shadow, size, space, text } from '@/theme/tokens.gen'
import { AnyUrlLink } from '@/ui/actions/Link'
import { ChevronDownIcon } from '../frame-icons'
import { slideInAnimation } from '../layout/basics'

export type NavigationMenuProps = {
  label: string
  /** The text before the chevron, for an item that is not a link. */
  text?: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The item of a row of links below which the menu opens. The item needs `position: relative`. */
  item: RefObject<HTMLElement | null>
  links: readonly { id: number; href: string; name: string }[]
}

/**
 * A menu of links below an item in a row of links. The item's component opens the menu when the pointer is
 * over the item.
 */
export function NavigationMenu({
  label,
  text: shown,
  open,
  onOpenChange,
  item,
  links,
}: NavigationMenuProps) {
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
          <Toggle {...(shown ? { 'data-text': true } : { 'aria-label': label })}>
            {shown}
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

/*
 * The button is right behind the text of the item. The clickable area of the button extends to the next item.
 */
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

  &[data-text] {
    position: static;
    display: flex;
    width: auto;
    align-items: center;
    color: ${color.ink};
    column-gap: ${space(1)};
    font-size: ${text.sm};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  & > svg {
    flex: none;
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
  width: max-content;
  min-width: 220px;
  max-width: 420px;
  max-height: calc(100dvh - ${size.header});
  padding-block: ${space(3)};
  border: 1px solid ${color.line};
  border-block-start-color: ${color.accent};
  ${slideInAnimation}
  background: ${color.surface};
  box-shadow: ${shadow.high};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const PanelLink = styled(AnyUrlLink)`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  padding-inline: ${space(6)};
  color: ${color.ink};
  font-size: ${text.sm};
  overflow-wrap: anywhere;
  text-decoration: none;

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
