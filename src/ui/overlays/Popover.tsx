import { Popover as Base } from '@base-ui/react/popover'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import styled from 'styled-components'
import { isTouch } from '@/theme/breakpoints'
import { depths, space, text, weight } from '@/theme/tokens'
import { Button } from '../actions/Button'
import { ChevronDownIcon } from '../frame-icons'
import { useCloseOnBack } from './back-entries'
import { dropdown, giveFocusBack, isFrom } from './dropdown'

export type PopoverProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The control that opens it: the panel is placed below, and returns the focus to it unless it has moved on. */
  anchor: RefObject<HTMLElement | null>
  label: string
  /** Which of its edges is that of the control; by default the end. */
  align?: 'start' | 'end'
  /** Keeps the panel mounted, empty or with its content: on a long page, adding their styles makes opening slow. */
  keepMounted?: 'empty' | 'filled'
  children: ReactNode
}

/** A panel below a control. It takes the focus itself, so that Enter does not press a button in it by accident. Import it lazily. */
export function Popover({
  open,
  onOpenChange,
  anchor,
  label,
  align = 'end',
  keepMounted,
  children,
}: PopoverProps) {
  const popup = useRef<HTMLDivElement>(null)
  useCloseOnBack(open && isTouch(), () => onOpenChange(false))
  const [filled, setFilled] = useState(open)
  if (open && !filled) setFilled(true)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!isFrom(details.event, anchor)) onOpenChange(next)
      }}
      onOpenChangeComplete={setFilled}
    >
      <Base.Portal keepMounted={keepMounted !== undefined}>
        <Positioner anchor={anchor} side="bottom" align={align} sideOffset={8} collisionPadding={8}>
          <Popup
            ref={popup}
            data-below-header={open || undefined}
            aria-label={label}
            onKeyDown={(event) => {
              if (!isLastTab(event)) return
              // Without a trigger Base UI can't move on: the browser continues from the control.
              anchor.current?.focus()
              onOpenChange(false)
            }}
            initialFocus={popup}
            finalFocus={() => giveFocusBack(popup, anchor.current)}
          >
            {(filled || keepMounted === 'filled') && children}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function isLastTab({ key, shiftKey, currentTarget, target }: KeyboardEvent): boolean {
  const stops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled'
  const last = Array.from(currentTarget.querySelectorAll(stops)).at(-1)
  return key === 'Tab' && !shiftKey && target === (last ?? currentTarget)
}

const Positioner = styled(Base.Positioner)`
  z-index: ${depths.drawer};
`

/* `data-below-header` sends toasts to the lower edge of a phone. */
const Popup = styled(Base.Popup)`
  ${dropdown}
`

export type PopoverButtonProps = {
  label: string
  /** Names the popover, at its top and for screen readers; by default what the button says. */
  title?: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** A quiet button with the popover that it opens: how a list is looked at. */
export function PopoverButton({
  label,
  title = label,
  open,
  onOpenChange,
  children,
}: PopoverButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Opener
        ref={anchor}
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => onOpenChange(!open)}
      >
        {label}
        <ChevronDownIcon size={16} />
      </Opener>
      <Popover
        open={open}
        onOpenChange={onOpenChange}
        anchor={anchor}
        label={title}
        keepMounted="empty"
      >
        <Title>{title}</Title>
        {children}
      </Popover>
    </>
  )
}

const Opener = styled(Button)`
  && {
    font-size: ${text.sm};
    white-space: nowrap;
  }
`

const Title = styled.p`
  padding: ${space(3)} ${space(4)} 0;
  font-weight: ${weight.bold};
`
