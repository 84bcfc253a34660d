import { memo } from 'react'
import type { Cascade } from '@/domain/address/cascade'
import { useQuietField } from '@/ui/form/use-quiet-field'
import { AddressCascade } from './AddressCascade'

type FormAddressCascadeProps = {
  /** Name of the value in the form. */
  name: string
}

/** The cascade as a field of the form around it; its value is a `Cascade`. */
export function FormAddressCascade({ name }: FormAddressCascadeProps) {
  return <QuietCascade {...useQuietField<Cascade>(name)} />
}

/** Four selectors are costly: a key typed into another field must not render them again. */
const QuietCascade = memo(AddressCascade)
