import { useId } from 'react'
import styled from 'styled-components'
import { missingParts, type OrderForm } from '@/domain/order/form'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { color, text } from '@/theme/tokens'
import { useFormValues, useIsSubmitting } from '@/ui/form/use-form-values'
import { TotalBar } from '@/ui/layout/TotalBar'
import { PayButton } from './PayButton'

/** The total in whole VND and the button to pay. Shows what is still missing (Product §2). */
export function PayBar({ total }: { total: number }) {
  const msg = useMsg()
  const missingId = useId()
  const missing = missingParts(useFormValues<OrderForm>())
  const incomplete = missing.length > 0
  const parts = missing.map((part) => msg(`checkout.missing.${part}`)).join(', ')
  return (
    <TotalBar label={msg('checkout.summary.total')} amount={formatVnd(total)}>
      {incomplete && <Missing id={missingId}>{msg('checkout.missing', { parts })}</Missing>}
      <PayButton
        incomplete={incomplete}
        sending={useIsSubmitting()}
        describedBy={incomplete ? missingId : undefined}
      >
        {msg('checkout.pay')}
      </PayButton>
    </TotalBar>
  )
}

const Missing = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
