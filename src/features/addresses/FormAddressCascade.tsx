import type { Cascade } from '@/domain/address/cascade'
import { useFormField } from '@/ui/form/use-form-field'
import { AddressCascade } from './AddressCascade'

type FormAddressCascadeProps = {
  /** Name of the value in the form. */
  name: string
}

/** The cascade as a field of the form around it; its value is a `Cascade`. */
export function FormAddressCascade({ name }: FormAddressCascadeProps) {
  return <AddressCascade {...useFormField<Cascade>(name)} />
}
