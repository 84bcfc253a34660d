import { useId, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import type { MenuItem } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { depths } from '@/theme/depths'
import { color, motion, shadow, size, space, text } from '@/theme/tokens'
import { AnyLink } from '@/ui/actions/AnyLink'
import { ChevronDownIcon } from '@/ui/icons'
import { useFlyout } from './use-flyout'

export type SubMenuProps = {
  /** Of the item above. */
  name: string
  items: readonly MenuItem[]
}

/**
 * What stands below an item of the main menu: opens under a resting pointer, and by its button for keys and fingers.
 * Closes on Escape, on a press outside, and when pointer or focus leave.
 */
export function SubMenu({ name, items }: SubMenuProps) {
  const msg = useMsg()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const { open, setOpen, onBlur } = useFlyout(root)
  return (
    <div ref={root} onBlur={onBlur}>
      <Toggle
        type="button"
        aria-label={msg('shell.subMenu', { name })}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (open || event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <ChevronDownIcon size={14} />
      </Toggle>
      {open && (
        <Panel id={id}>
          {items.map((item) => (
            <li key={item.id}>
              <Item href={item.final_url} onClick={() => setOpen(false)}>
                {item.name}
              </Item>
            </li>
          ))}
        </Panel>
      )}
    </div>
  )
}

/* In the room between two items. */
const Toggle = styled.button`
  position: absolute;
  display: grid;
  width: ${space(7)};
  min-height: ${size.target};
  color: ${color.inkSoft};
  inset-block: 0;
  inset-inline-start: 100%;
  place-items: center;

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

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(-${space(2)});
  }
`

const Panel = styled.ul`
  position: absolute;
  z-index: ${depths.header};
  min-width: 220px;
  max-height: calc(100dvh - ${size.header});
  padding-block: ${space(3)};
  border: 1px solid ${color.line};
  border-block-start-color: ${color.accent};
  animation: ${appear} ${motion.base} ${motion.ease};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  inset-block-start: 100%;
  inset-inline-start: -${space(6)};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Item = styled(AnyLink)`
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
