import type { Cascade } from '@/domain/address/cascade'
import { useFormField } from '@/ui/form/use-form-field'
import { AddressCascade } from './AddressCascade'

/** The cascade as a field of the form around it; its value is a `Cascade`. */
export function FormAddressCascade({ name }: { name: string }) {
  return <AddressCascade {...useFormField<Cascade>(name)} />
}
