import { useState } from 'react'
import type { SavedAddress } from '@/api/generated/model'
import { isBlankDelivery } from '@/domain/address/saved-address'
import type { OrderForm } from '@/domain/order/form'
import { useFormValues } from '@/ui/form/use-form-values'
import { useHasProblem } from '@/ui/form/use-field-problem'

/** The fields that the summary stands for. */
const deliveryFields = ['firstName', 'lastName', 'phone', 'street', 'region'] as const

type DeliveryState = {
  list: { data: readonly SavedAddress[] | undefined; isError: boolean }
  /** The saved address in the form. */
  chosen: SavedAddress | undefined
  progress: 'idle' | 'reading' | 'partial'
  isSignedIn: boolean
}

/**
 * Decides between the summary of a saved address and the fields. Once shown, the fields stay: nothing folds up under the
 * typing. They show where no saved address fits, where one can't be read in full, and where a field has an error.
 */
export function useDeliveryView({ list, chosen, progress, isSignedIn }: DeliveryState) {
  const values = useFormValues<OrderForm>()
  const hasProblem = useHasProblem(deliveryFields)
  const isBlank = isBlankDelivery(values)
  const [isTyped] = useState(!isBlank)
  const [openedBy, setOpenedBy] = useState<'need' | 'press' | null>(null)
  const willBeFilled = isBlank && list.data?.some((address) => address.default)
  const needsFields =
    !isSignedIn ||
    list.isError ||
    progress === 'partial' ||
    hasProblem ||
    (list.data === undefined ? isTyped : !chosen && !willBeFilled)
  if (needsFields && !openedBy) setOpenedBy('need')
  return {
    hasFields: needsFields || openedBy !== null,
    wasOpened: openedBy === 'press',
    open: () => setOpenedBy('press'),
  }
}
