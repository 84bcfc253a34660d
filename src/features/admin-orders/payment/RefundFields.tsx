import type { RefundMethod } from '@/api/generated/model'
import { refundMethods } from '@/domain/returns/moves'
import { useMsg } from '@/i18n/use-msg'
import { Select } from '@/ui/choosing/Select'
import { TextField } from '@/ui/fields/TextField'
import { VndField } from '@/ui/fields/VndField'
import { FieldPair } from '@/ui/form/form-layout'

/** What staff say of money that went back. */
export type TypedRefund = {
  method: RefundMethod
  /** As its field holds it. */
  amount: string
  reference: string
}

type RefundFieldsProps = {
  typed: TypedRefund
  onChange: (part: Partial<TypedRefund>) => void
  /** Without it the amount is settled. */
  hint?: string
  /** What is wrong with the amount. */
  error?: string | undefined
}

/** How much goes back, and by what it is found later. */
export function RefundFields({ typed, onChange, hint, error }: RefundFieldsProps) {
  const msg = useMsg()
  return (
    <>
      {hint !== undefined && (
        <VndField
          label={msg('adminReturns.amount')}
          hint={hint}
          required
          error={error}
          value={typed.amount}
          onChange={(amount) => onChange({ amount })}
        />
      )}
      <FieldPair>
        <Select
          label={msg('adminReturns.method')}
          options={refundMethods.map((value) => ({
            value,
            label: msg(`adminReturns.method.${value}`),
          }))}
          value={typed.method}
          onChange={(text) => {
            const method = refundMethods.find((one) => one === text)
            if (method) onChange({ method })
          }}
        />
        <TextField
          label={msg('adminReturns.reference')}
          hint={msg('adminReturns.reference.hint')}
          maxLength={255}
          value={typed.reference}
          onChange={(reference) => onChange({ reference })}
        />
      </FieldPair>
    </>
  )
}
