import { Popover as Base } from '@base-ui/react/popover'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import styled from 'styled-components'
import { isTouch } from '@/theme/breakpoints'
import { depths } from '@/theme/tokens.gen'
import { useCloseOnBack } from './back-entries'
import { dropdown, giveFocusBack, isFrom } from './dropdown'

export type PopoverProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /**
   * The control that opens the panel. The panel is placed below the control. On closing, the control gets the
   * focus, unless the focus has moved on.
   */
  anchor: RefObject<HTMLElement | null>
  label: string
  /** The edge of the panel that is in line with the control. By default it is the end. */
  align?: 'start' | 'end'
  /**
   * Keeps the panel mounted, empty or with its content. On a long page opening would be slow otherwise,
   * because the panel's styles would be added then.
   */
  keepMounted?: 'empty' | 'filled'
  children: ReactNode
}

/**
 * A panel below a control. The panel itself takes the focus, so that Enter does not press a button inside by
 * accident. Import it lazily.
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
              // Base UI cannot move the focus on without a trigger, so the browser moves it on from the
              // control.
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
