import { useId } from 'react'
import styled from 'styled-components'
import { missingParts, type OrderForm } from '@/domain/order/form'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { color, media } from '@/theme/tokens'
import { buttonStyle, variantAttributes } from '@/ui/actions/Button'
import { Spinner } from '@/ui/feedback/Spinner'
import { useFormValues, useIsSubmitting } from '@/ui/form/use-form'
import { hiddenFromEye, Text } from '@/ui/layout/basics'
import { TotalBar } from '@/ui/layout/TotalBar'

type PayBarProps = {
  /** What is to be paid, in whole VND. */
  total: number
  /** Id of the text that says why the last try failed. */
  failureId: string | undefined
}

/** The total and the button to pay. Shows what is still missing (Product §2): in words, or their number where it is a bar of one row. */
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
        missing={missing.length}
        isSending={useIsSubmitting()}
        describedBy={notes || undefined}
      />
      {isIncomplete && (
        <Missing id={missingId} $size="sm" $color="inkSoft">
          {msg('checkout.missing', { parts })}
        </Missing>
      )}
    </TotalBar>
  )
}

/* In the bar for screen readers only: the button shows the number, and leads to the first one. */
const Missing = styled(Text)`
  ${media.belowDesktop} {
    ${hiddenFromEye}
  }
`

type PayButtonProps = {
  /** Number of required fields that are empty: it looks disabled, and a click leads to the first of them. */
  missing: number
  /** True while the order is sent; the form can't be sent again. */
  isSending: boolean
  /** Ids of the texts that say what is missing or what failed. */
  describedBy: string | undefined
}

/** Sends the form around it. In the bar it shows the number of missing fields until there are none. */
function PayButton({ missing, isSending, describedBy }: PayButtonProps) {
  const msg = useMsg()
  const isIncomplete = missing > 0
  return (
    <Root
      {...variantAttributes({ size: 'lg', block: true })}
      type="submit"
      aria-disabled={isIncomplete || isSending}
      aria-busy={isSending}
      aria-describedby={describedBy}
    >
      {isSending && <Spinner />}
      {isIncomplete && <Count>{msg('checkout.missing.count', { n: missing })}</Count>}
      <Pay>{msg('checkout.pay')}</Pay>
    </Root>
  )
}

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

const Root = styled.button`
  ${buttonStyle}

  &[data-variant][aria-disabled='true'] {
    background: ${color.line};
    color: ${color.inkSoft};

    @media (forced-colors: active) {
      border-color: GrayText;
      background: ButtonFace;
      color: GrayText;
    }
  }

  &[data-variant][aria-busy='true'] {
    background: ${color.accent};
    color: ${color.onAccent};
    cursor: progress;
  }
`
