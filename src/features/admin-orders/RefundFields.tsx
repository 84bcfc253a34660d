import type { RefundMethod } from '@/api/generated/model'
import { refundMethods } from '@/domain/returns/moves'
import { useMsg } from '@/i18n/use-msg'
import { FieldPair } from '@/ui/form/form-layout'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField } from '@/ui/form/FormTextField'
import { FormVndField } from '@/ui/form/FormVndField'

/** What staff say of money that went back. */
export type TypedRefund = {
  method: RefundMethod
  /** As its field holds it. */
  amount: string
  reference: string
}

type RefundFieldsProps = {
  /** Without it the amount is settled. */
  hint?: string
}

/** The fields of a `TypedRefund` in a form: how much goes back, and by what it is found later. */
export function RefundFields({ hint }: RefundFieldsProps) {
  const msg = useMsg()
  return (
    <>
      {hint !== undefined && (
        <FormVndField name="amount" label={msg('adminReturns.amount')} hint={hint} required />
      )}
      <FieldPair>
        <FormSelect
          name="method"
          label={msg('adminReturns.method')}
          options={refundMethods.map((value) => ({
            value,
            label: msg(`adminReturns.method.${value}`),
          }))}
        />
        <FormTextField
          name="reference"
          label={msg('adminReturns.reference')}
          hint={msg('adminReturns.reference.hint')}
          maxLength={255}
        />
      </FieldPair>
    </>
  )
}
