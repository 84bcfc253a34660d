import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue } from '@/lib/store'
import { media } from '@/theme/breakpoints'
import { depths } from '@/theme/depths'
import { size, space } from '@/theme/tokens'
import { Toast } from './Toast'
import { toastsAtom } from './toast-store'
import { useLiveRegionReady } from './use-live-region-ready'
import { useToastAttention } from './use-toast-attention'

/**
 * The toasts on screen. Both lanes are live regions, so that a message is read out as it comes: errors at once, others
 * when the reader pauses. Clocks stand still while the pointer or the focus is inside; F6 moves the focus here.
 */
export function Toaster() {
  const msg = useMsg()
  const toasts = useAtomValue(toastsAtom)
  const ready = useLiveRegionReady()
  const { attended, leave, ...attention } = useToastAttention()
  const laneOf = (urgent: boolean) =>
    ready
      ? toasts
          .filter((toast) => (toast.type === 'error') === urgent)
          .map((toast) => <Toast key={toast.id} toast={toast} paused={attended} onLeave={leave} />)
      : null
  return (
    <Stack aria-label={msg('ui.toast.region')} {...attention}>
      <Lane role="status" aria-live="polite" aria-atomic="false">
        {laneOf(false)}
      </Lane>
      <Lane role="alert" aria-live="assertive" aria-atomic="false">
        {laneOf(true)}
      </Lane>
    </Stack>
  )
}

/** Below the header on phones, whose lower edge has bars, unless a panel is open there; out of the way of the header's panels elsewhere. */
const Stack = styled.section`
  position: fixed;
  inset-block-start: calc(${size.header} + ${space(2)});
  inset-inline: ${space(3)};
  z-index: ${depths.toast};
  pointer-events: none;

  :where(body:has([data-below-header])) & {
    inset-block: auto max(${space(3)}, env(safe-area-inset-bottom));
  }

  ${media.tablet} {
    inset-block: auto ${space(6)};
    inset-inline: ${space(6)} auto;
    width: 380px;
  }
`

const Lane = styled.div`
  display: grid;
`
