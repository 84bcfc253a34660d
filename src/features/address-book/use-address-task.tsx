import { useState } from 'react'
import type { SavedAddress } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { firstOnPage, neighbourOf, useWindowTask } from '@/ui/editor/window-task'
import { Text } from '@/ui/layout/basics'
import { useConfirm } from '@/ui/overlays/confirm'
import { useToast } from '@/ui/toast/toast'
import { addressWithDraft } from './address-form'
import { deleteErrors, useDeleteAddress, useReadAgain } from './mutations'

/** Ids of the buttons that open the windows; closing gives the focus back to them. */
export const addButtonId = 'add-address'
export const editButtonId = (id: number) => `edit-address-${id}`

/**
 * Returns which window of the address book is open, and opens others. A form that was left with something unsaved
 * (reload, lost session) opens again once the addresses are known.
 */
export function useAddressTask(addresses: readonly SavedAddress[] | undefined) {
  const task = useWindowTask<SavedAddress | undefined>()
  const [hasLooked, setHasLooked] = useState(false)
  if (!hasLooked && addresses) {
    setHasLooked(true)
    const left = addressWithDraft(addresses)
    if (left && !task.shown) task.open(left.address)
  }
  return task
}

/** Returns what deletes an address, after asking (Product §8). The focus ends on its neighbour. */
export function useRemoveAddress(addresses: readonly SavedAddress[] = []) {
  const msg = useMsg()
  const toast = useToast()
  const confirm = useConfirm()
  const readAgain = useReadAgain()
  const { mutateAsync } = useDeleteAddress()
  return async (address: SavedAddress) => {
    const neighbour = neighbourOf(address, addresses)
    const isDeleted = await confirm({
      title: msg('book.delete.title'),
      text: (
        <>
          <p>{msg('book.delete.ask')}</p>
          <div>
            <Text $weight="bold">{address.name}</Text>
            <Text $size="sm" $color="inkSoft">
              {address.address}
            </Text>
          </div>
        </>
      ),
      labels: { cancel: msg('book.cancel'), confirm: msg('book.delete') },
      run: () =>
        mutateAsync(address.id).catch((error: unknown) => {
          // It may have been carried out all the same.
          void readAgain()
          throw error
        }),
      errors: deleteErrors,
      focusAfter: () =>
        firstOnPage(...(neighbour ? [editButtonId(neighbour.id)] : []), addButtonId),
    })
    if (isDeleted) toast({ message: msg('book.deleted') })
  }
}
