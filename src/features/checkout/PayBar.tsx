import { useId } from 'react'
import styled from 'styled-components'
import type { CheckedLine } from '@/domain/cart/checked-lines'
import { missingParts, type OrderForm } from '@/domain/order/form'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { media } from '@/theme/breakpoints'
import { color, text } from '@/theme/tokens'
import { useFormValues, useIsSubmitting } from '@/ui/form/use-form-values'
import { hiddenFromEye } from '@/ui/layout/hidden-from-eye'
import { TotalBar } from '@/ui/layout/TotalBar'
import { PayButton } from './PayButton'
import { useOrderTotals } from './use-order-totals'

type PayBarProps = {
  /** What is bought, for the total. */
  lines: readonly CheckedLine[]
  /** Id of the text that says why the last try failed. */
  failureId: string | undefined
}

/** The total and the button to pay. Shows what is still missing (Product §2): in words, or their number on phones. */
export function PayBar({ lines, failureId }: PayBarProps) {
  const msg = useMsg()
  const missingId = useId()
  const { total } = useOrderTotals(lines)
  const missing = missingParts(useFormValues<OrderForm>())
  const incomplete = missing.length > 0
  const parts = missing.map((part) => msg(`checkout.missing.${part}`)).join(', ')
  const notes = [failureId, incomplete && missingId].filter(Boolean).join(' ')
  return (
    <TotalBar label={msg('checkout.summary.total')} amount={formatVnd(total)}>
      <PayButton
        missing={missing.length}
        sending={useIsSubmitting()}
        describedBy={notes || undefined}
      />
      {incomplete && <Missing id={missingId}>{msg('checkout.missing', { parts })}</Missing>}
    </TotalBar>
  )
}

/* On phones for screen readers only: the button shows the number, and leads to the first one. */
const Missing = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};

  ${media.phone} {
    ${hiddenFromEye}
  }
`
