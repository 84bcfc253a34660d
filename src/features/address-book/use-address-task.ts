import { useState, useTransition } from 'react'
import type { SavedAddress } from '@/api/generated/model'
import { useWindowTask } from '@/ui/editor/window-task'
import { addressWithDraft } from './address-form'

/** Ids of the buttons that open the windows; closing gives the focus back to them. */
export const addButtonId = 'add-address'
export const editButtonId = (id: number) => `edit-address-${id}`
export const deleteButtonId = (id: number) => `delete-address-${id}`

/** What the shopper does in a window. */
export type AddressTask =
  | { name: 'save'; address: SavedAddress | undefined }
  | { name: 'delete'; address: SavedAddress }

/**
 * Returns which window of the address book is open, and opens others. A form that was left with something unsaved
 * (reload, lost session) opens again once the addresses are known.
 */
export function useAddressTask(
  addresses: readonly SavedAddress[] | undefined,
  loadWindow: () => Promise<unknown>,
) {
  const { shown, open, close } = useWindowTask<AddressTask>()
  const [hasLooked, setHasLooked] = useState(false)
  const [pressed, setPressed] = useState<string>()
  const [isLoading, startLoading] = useTransition()

  if (!hasLooked && addresses) {
    setHasLooked(true)
    const left = addressWithDraft(addresses)
    if (left && !shown) open({ name: 'save', ...left })
  }

  /** The code of the windows loads when one first opens; until it is there, the button shows that it loads. */
  const press = (button: string, task: AddressTask) => {
    setPressed(button)
    startLoading(async () => {
      await loadWindow()
      open(task)
    })
  }

  return {
    shown,
    /** Id of the button whose window is loading. */
    loading: isLoading ? pressed : undefined,
    add: () => press(addButtonId, { name: 'save', address: undefined }),
    edit: (address: SavedAddress) => press(editButtonId(address.id), { name: 'save', address }),
    remove: (address: SavedAddress) =>
      press(deleteButtonId(address.id), { name: 'delete', address }),
    close,
  }
}
