import { useId } from 'react'
import styled from 'styled-components'
import { missingParts, type OrderForm } from '@/domain/order/form'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { color, media } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { useFormValues, useIsSubmitting } from '@/ui/form/use-form'
import { hiddenFromEye, Text } from '@/ui/layout/basics'
import { TotalBar } from '@/ui/layout/TotalBar'

type PayBarProps = {
  /** What is to be paid, in whole VND. */
  total: number
  /** Id of the text that says why the last try failed. */
  failureId: string | undefined
}

/**
 * The total and the button to pay. Shows what is still missing (Product §2), in words, or their number where it is a bar of one row: the
 * button then looks disabled, and a click leads to the first of them.
 */
export function PayBar({ total, failureId }: PayBarProps) {
  const msg = useMsg()
  const missingId = useId()
  const missing = missingParts(useFormValues<OrderForm>())
  const isIncomplete = missing.length > 0
  const parts = missing.map((part) => msg(`checkout.missing.${part}`)).join(', ')
  const notes = [failureId, isIncomplete && missingId].filter(Boolean).join(' ')
  return (
    <TotalBar label={msg('bill.total')} amount={formatVnd(total)}>
      <PayButton
        type="submit"
        size="lg"
        block
        loading={useIsSubmitting()}
        aria-disabled={isIncomplete}
        aria-describedby={notes || undefined}
      >
        {isIncomplete && <Count>{msg('checkout.missing.count', { n: missing.length })}</Count>}
        <Pay>{msg('checkout.pay')}</Pay>
      </PayButton>
      {isIncomplete && (
        <Missing id={missingId} $size="sm" $color="inkSoft">
          {msg('checkout.missing', { parts })}
        </Missing>
      )}
    </TotalBar>
  )
}

/* In the bar for screen readers only. */
const Missing = styled(Text)`
  ${media.belowDesktop} {
    ${hiddenFromEye}
  }
`

const Count = styled.span`
  ${media.desktop} {
    display: none;
  }
`

/* Beside the number it is hidden from the eye, but stays the button's name. */
const Pay = styled.span`
  ${media.belowDesktop} {
    ${Count} + & {
      ${hiddenFromEye}
    }
  }
`

/* Told apart from the box that it stands in. */
const PayButton = styled(Button)`
  &[data-variant][aria-disabled='true']:not([aria-busy]) {
    background: ${color.line};

    @media (forced-colors: active) {
      border-color: GrayText;
      background: ButtonFace;
      color: GrayText;
    }
  }
`
