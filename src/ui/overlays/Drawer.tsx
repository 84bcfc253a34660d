import { Drawer as Base } from '@base-ui/react/drawer'
import styled from 'styled-components'
import { depths, radius, shadow, space } from '@/theme/tokens.gen'
import { useCloseOnBack } from './back-entries'
import {
  backdropStyle,
  DimmedScrollbar,
  overlayTransitionStyle,
  ModalPanel,
  type ModalPanelProps,
  modalPanelStyle,
} from './ModalPanel'

export type DrawerSide = 'left' | 'right' | 'bottom'

export type DrawerProps = Omit<ModalPanelProps, 'hideTitle' | 'closable'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The edge of the screen from which the drawer comes. A swipe towards this edge closes it. */
  side: DrawerSide
  finalFocus?: Base.Popup.Props['finalFocus']
}

const swipeTowards = { left: 'left', right: 'right', bottom: 'down' } as const

/** A modal panel at an edge of the screen. A swipe can close it. Import it lazily, because it adds 34 kB. */
export function Drawer({ open, onOpenChange, side, finalFocus, ...panelProps }: DrawerProps) {
  useCloseOnBack(open, () => onOpenChange(false))
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      swipeDirection={swipeTowards[side]}
    >
      <Base.Portal>
        {open && <DimmedScrollbar />}
        <Backdrop />
        <Viewport>
          <Popup finalFocus={finalFocus} data-edge={side}>
            <ModalPanel {...panelProps} />
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

const Backdrop = styled(Base.Backdrop)`
  ${backdropStyle}
  z-index: ${depths.drawer};
  opacity: calc(1 - var(--drawer-swipe-progress, 0));

  &[data-swiping] {
    transition-duration: 0ms;
  }
`

const Viewport = styled(Base.Viewport)`
  position: fixed;
  inset: 0;
  z-index: ${depths.drawer};
  overflow: clip;
`

const Popup = styled(Base.Popup)`
  ${modalPanelStyle}
  position: absolute;
  inset-block: 0;
  width: min(400px, 100% - ${space(12)});
  box-shadow: ${shadow.high};
  transform: translate(var(--drawer-swipe-movement-x, 0), var(--drawer-swipe-movement-y, 0));
  transition-property: transform;
  ${overlayTransitionStyle}

  &[data-swiping] {
    transition-duration: 0ms;
    user-select: none;
  }

  &[data-edge='left'] {
    left: 0;
  }

  &[data-edge='right'] {
    right: 0;
  }

  &[data-edge='bottom'] {
    inset-block-start: auto;
    inset-inline: 0;
    width: 100%;
    max-width: 640px;
    margin-inline: auto;
    max-height: 85dvh;
    border-radius: ${radius.lg} ${radius.lg} 0 0;
  }

  &[data-edge='left']:is([data-starting-style], [data-ending-style]) {
    transform: translateX(-100%);
  }

  &[data-edge='right']:is([data-starting-style], [data-ending-style]) {
    transform: translateX(100%);
  }

  &[data-edge='bottom']:is([data-starting-style], [data-ending-style]) {
    transform: translateY(100%);
  }
`
