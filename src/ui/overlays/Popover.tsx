import { Popover as Base } from '@base-ui/react/popover'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import styled from 'styled-components'
import { isTouch } from '@/theme/breakpoints'
import { depths } from '@/theme/tokens.gen'
import { useCloseOnBack } from './back-entries'
import { dropdownStyle, finalFocusOf, isEventInside } from './dropdown'

export type PopoverProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /**
   * The control that opens the panel. The panel opens below this control. When the panel closes, the control
   * gets the focus, unless the focus has moved elsewhere.
   */
  anchor: RefObject<HTMLElement | null>
  label: string
  /** The edge of the panel that is aligned with the control. The default is the end. */
  align?: 'start' | 'end'
  /**
   * Keeps the panel mounted, empty or with its content. On a long page, opening would otherwise be slow,
   * because the styles of the panel would be added at that moment.
   */
  keepMounted?: 'empty' | 'filled'
  children: ReactNode
}

/**
 * A panel below a control. The panel itself gets the focus, so that Enter does not click a button inside by
 * accident. Import it lazily, so that the start bundle stays small.
 */
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
        if (!isEventInside(details.event, anchor)) onOpenChange(next)
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
              // The focus goes to the control, from which the browser then moves it on. Base UI can only do
              // this with a trigger of its own.
              anchor.current?.focus()
              onOpenChange(false)
            }}
            initialFocus={popup}
            finalFocus={() => finalFocusOf(popup, anchor.current)}
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

/* `data-below-header` moves the toasts to the lower edge of a phone. */
const Popup = styled(Base.Popup)`
  ${dropdownStyle}
`
