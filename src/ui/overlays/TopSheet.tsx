import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useRef } from 'react'
import styled from 'styled-components'
import { depths, shadow, space } from '@/theme/tokens.gen'
import { useCloseOnBack } from './back-entries'
import { finalFocusOf } from './dropdown'
import { Backdrop, DimmedScrollbar, overlayTransitionStyle, modalPanelStyle } from './ModalPanel'

export type TopSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  label: string
  initialFocus: RefObject<HTMLElement | null>
  /**
   * The control that opens the sheet. It gets the focus when the sheet closes, unless the focus has moved
   * elsewhere.
   */
  opener: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * A modal sheet at the top of the page, as high as its content. Import it lazily, so that the start bundle
 * stays small.
 */
export function TopSheet({
  open,
  onOpenChange,
  label,
  initialFocus,
  opener,
  children,
}: TopSheetProps) {
  const popup = useRef<HTMLDivElement>(null)
  useCloseOnBack(open, () => onOpenChange(false))
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <DimmedScrollbar />
        <Backdrop />
        <Popup
          ref={popup}
          aria-label={label}
          initialFocus={initialFocus}
          finalFocus={() => finalFocusOf(popup, opener.current)}
        >
          {children}
        </Popup>
      </Base.Portal>
    </Base.Root>
  )
}

const Popup = styled(Base.Popup)`
  ${modalPanelStyle}
  position: fixed;
  z-index: ${depths.dialog};
  inset-block-start: 0;
  inset-inline: 0;
  max-height: 100dvh;
  box-shadow: ${shadow.high};
  transition-property: opacity, transform;
  ${overlayTransitionStyle}

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(-${space(6)});
  }
`
