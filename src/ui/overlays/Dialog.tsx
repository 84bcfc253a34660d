import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef } from 'react'
import styled, { css } from 'styled-components'
import { depths, media, radius, shadow, space } from '@/theme/tokens.gen'
import { useCloseOnBack } from './back-entries'
import {
  Backdrop,
  DimmedScrollbar,
  overlayTransitionStyle,
  ModalPanel,
  type ModalPanelProps,
  modalPanelStyle,
} from './ModalPanel'

export type DialogProps = ModalPanelProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
  /**
   * False if a click on the background must not close the dialog. Escape and the close button still close it.
   */
  dismissible?: boolean
  fullScreen?: boolean | 'phone'
  /** True if the dialog asks about leaving the page. The navigation then handles the browser's Back. */
  asksOnLeaving?: boolean
  wide?: boolean
  /**
   * The element that gets the focus when the dialog closes. By default, it is the element that had the focus
   * before.
   */
  finalFocus?: Base.Popup.Props['finalFocus']
  /**
   * The element that gets the focus when the dialog opens. By default, it is the close button, or the dialog
   * itself on a touch screen.
   */
  initialFocus?: Base.Popup.Props['initialFocus']
}

/**
 * A modal window. It opens in 300 ms and closes in 200 ms (Product §9). Import it lazily, because it adds 21
 * kB.
 */
export function Dialog({
  open,
  onOpenChange,
  closable = true,
  dismissible = true,
  fullScreen = false,
  asksOnLeaving = false,
  wide = false,
  finalFocus,
  initialFocus,
  ...panelProps
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  useCloseOnBack(open && closable && !asksOnLeaving, () => onOpenChange(false))
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event }) => {
        if (next || (closable && !isOfAnother(event, popup.current))) onOpenChange(next)
      }}
      disablePointerDismissal={!dismissible || !closable}
    >
      <Base.Portal>
        {fullScreen !== true && <DimmedScrollbar />}
        <Backdrop />
        <Viewport data-full-screen={fullScreen}>
          <Popup
            ref={popup}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            data-full-screen={fullScreen}
            data-wide={wide || undefined}
          >
            <ModalPanel {...panelProps} closable={closable} />
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/**
 * Returns true if the event happened in another dialog, for example Escape in a dialog above this dialog.
 * Only the other dialog then closes.
 */
function isOfAnother({ target }: Event, popup: HTMLElement | null): boolean {
  const dialog = target instanceof Element ? target.closest('[role=dialog]') : null
  return dialog !== null && dialog !== popup
}

const Viewport = styled(Base.Viewport)`
  position: fixed;
  inset: 0;
  z-index: ${depths.dialog};
  display: grid;
  place-items: center;
  padding: ${space(4)};

  &:not([data-full-screen='false']) {
    padding: 0;
  }

  ${media.tablet} {
    &[data-full-screen='phone'] {
      padding: ${space(4)};
    }
  }
`

const inWindow = css`
  max-width: 480px;
  max-height: calc(100dvh - ${space(8)});
  border-radius: ${radius.md};
`

const Popup = styled(Base.Popup)`
  ${modalPanelStyle}
  position: relative;
  width: 100%;
  ${inWindow}
  box-shadow: ${shadow.high};
  transition-property: opacity, transform;
  ${overlayTransitionStyle}

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(${space(4)});
  }

  &:not([data-full-screen='false']) {
    max-width: none;
    height: 100dvh;
    max-height: none;
    border-radius: 0;
  }

  ${media.tablet} {
    &[data-full-screen='phone'] {
      height: auto;
      ${inWindow}
    }

    &[data-wide]:not([data-full-screen='true']) {
      max-width: 880px;
    }
  }
`
