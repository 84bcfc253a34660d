import type { ReactNode } from 'react'
import { FieldPair, FormFields } from '@/ui/form/form-layout'
import { NameFields, PhoneField } from '@/ui/form/PersonFields'

type RecipientFieldsProps = {
  /** The address: the form's fields `street` and `region`. */
  address: ReactNode
}

/** Name, phone and address (Product §2), of an order that is placed or changed. */
export function RecipientFields({ address }: RecipientFieldsProps) {
  return (
    <FormFields>
      <FieldPair>
        <NameFields />
      </FieldPair>
      <PhoneField isRepeated />
      {address}
    </FormFields>
  )
}
