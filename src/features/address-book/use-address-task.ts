import { useState, useTransition } from 'react'
import type { SavedAddress } from '@/api/generated/model'
import { addButtonId, deleteButtonId, editButtonId } from './address-ids'
import { type AddressForm, emptyAddressForm, formOf } from './address-form'
import { readAddressDraft } from './draft'

/** What the shopper is about to do in a window. */
export type AddressTask =
  | { name: 'save'; address: SavedAddress | undefined; start: AddressForm }
  | { name: 'delete'; address: SavedAddress }

/** It stays while its window leaves; each opening has a number of its own. */
type Shown = { task: AddressTask; isOpen: boolean; number: number }

/**
 * Which window of the address book is open. A form that was left with something typed (reload, lost session) opens
 * again once it is known who is here and which addresses there are.
 */
export function useAddressTask(
  shopperId: number | undefined,
  addresses: readonly SavedAddress[] | undefined,
) {
  const [shown, setShown] = useState<Shown>()
  const [hasLooked, setHasLooked] = useState(false)
  const [pressed, setPressed] = useState<string>()
  const [isLoading, startLoading] = useTransition()

  const open = (task: AddressTask) =>
    setShown((before) => ({ task, isOpen: true, number: (before?.number ?? 0) + 1 }))

  if (!hasLooked && shopperId !== undefined && addresses) {
    setHasLooked(true)
    const draft = readAddressDraft(shopperId)
    const address = addresses.find(({ id }) => id === draft?.id)
    if (draft && !shown) open({ name: 'save', address, start: draft.form })
  }

  /** The windows' code loads with the first opening; until it is there the button says so. */
  const press = (button: string, task: AddressTask) => {
    setPressed(button)
    startLoading(() => open(task))
  }

  return {
    shown,
    /** Id of the button whose window is on its way. */
    loading: isLoading ? pressed : undefined,
    add: () => press(addButtonId, { name: 'save', address: undefined, start: emptyAddressForm }),
    edit: (address: SavedAddress) =>
      press(editButtonId(address.id), { name: 'save', address, start: formOf(address) }),
    remove: (address: SavedAddress) =>
      press(deleteButtonId(address.id), { name: 'delete', address }),
    close: () => setShown((before) => before && { ...before, isOpen: false }),
  }
}
