import { useId } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { missingParts, type OrderForm } from '@/domain/order/form'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { media } from '@/theme/breakpoints'
import { depths } from '@/theme/depths'
import { color, size, space, text, weight } from '@/theme/tokens'
import { useFormValues, useIsSubmitting } from '@/ui/form/use-form-values'
import { PayButton } from './PayButton'

/** The total in whole VND and the way to pay; stays in view at the bottom. Says what is still missing (decisions §2). */
export function PayBar({ total }: { total: number }) {
  const msg = useMsg()
  const missingId = useId()
  const missing = missingParts(useFormValues<OrderForm>())
  const incomplete = missing.length > 0
  const parts = missing.map((part) => msg(`checkout.missing.${part}`)).join(', ')
  return (
    <Bar>
      <RoomForTheBar />
      <Total>
        <span>{msg('checkout.summary.total')}</span>
        <Amount>{formatVnd(total)}</Amount>
      </Total>
      {incomplete && <Missing id={missingId}>{msg('checkout.missing', { parts })}</Missing>}
      <PayButton
        incomplete={incomplete}
        sending={useIsSubmitting()}
        describedBy={incomplete ? missingId : undefined}
      >
        {msg('checkout.pay')}
      </PayButton>
    </Bar>
  )
}

/** What takes the focus must not end up under the header or the bar. */
const RoomForTheBar = createGlobalStyle`
  html {
    scroll-padding-block: calc(${size.header} + ${space(4)}) ${space(48)};

    ${media.desktop} {
      scroll-padding-block-end: 0;
    }
  }
`

const Bar = styled.div`
  position: sticky;
  z-index: ${depths.sticky};
  bottom: 0;
  display: grid;
  gap: ${space(2)};
  margin-inline: calc(-1 * var(--gutter));
  padding: ${space(3)} var(--gutter) max(${space(3)}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};

  ${media.desktop} {
    gap: ${space(3)};
    margin-inline: 0;
    padding: ${space(4)} ${space(6)} ${space(6)};
    background: ${color.sand};
  }
`

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  align-items: baseline;
  justify-content: space-between;
  font-size: ${text.sm};
  font-weight: ${weight.bold};

  ${media.tablet} {
    font-size: ${text.md};
  }
`

const Amount = styled.span`
  color: ${color.accent};
  font-size: ${text.lg};
  white-space: nowrap;

  ${media.tablet} {
    font-size: ${text.xl};
  }
`

const Missing = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
