import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { SavedAddress } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { weight } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Dialog } from '@/ui/overlays/Dialog'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { useToast } from '@/ui/toast/toast'
import { addButtonId, deleteButtonId, editButtonId, firstOnPage } from './use-address-task'
import { Quiet, WindowBody, WindowButtons } from './address-layout'
import { deleteErrors } from './errors'
import { useDeleteAddress, useReadAgain } from './mutations'

type DeleteAddressProps = {
  /** The address that would go. */
  address: SavedAddress
  /** All of them, to find the one that becomes the default. */
  addresses: readonly SavedAddress[]
  /** Whether the question is asked. */
  isOpen: boolean
  /** Called when the question is answered, either way. */
  onClose: () => void
}

/** Asks before it deletes (Product §8). The focus starts on Cancel and ends on the neighbour of the deleted address. */
export function DeleteAddress({ address, addresses, isOpen, onClose }: DeleteAddressProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const readAgain = useReadAgain()
  const cancel = useRef<HTMLButtonElement>(null)
  const [neighbour] = useState(() => neighbourOf(address, addresses))
  const { mutate: remove, error, isPending, isSuccess } = useDeleteAddress()
  // State is too late: a double click arrives before the next render.
  const isSent = useRef(false)

  const close = () => {
    if (isPending) return
    if (error) void readAgain()
    onClose()
  }
  const confirm = () => {
    if (isSent.current) return
    isSent.current = true
    remove(address.id, {
      onSuccess() {
        toast({ message: msg('book.deleted') })
        onClose()
      },
      onError() {
        isSent.current = false
      },
    })
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={msg('book.delete.title')}
      initialFocus={cancel}
      finalFocus={() => firstOnPage(deleteButtonId(address.id), ...neighbour, addButtonId)}
    >
      <WindowBody>
        <p>{msg('book.delete.ask')}</p>
        <div>
          <Name>{address.name}</Name>
          <Quiet>{address.address}</Quiet>
        </div>
        {error && !isPending && <ErrorState compact message={errorText(deleteErrors(error))} />}
        <WindowButtons>
          <Button ref={cancel} variant="secondary" disabled={isPending} onClick={close}>
            {msg('book.cancel')}
          </Button>
          <Button loading={isPending || isSuccess} onClick={confirm}>
            {msg('book.delete')}
          </Button>
        </WindowButtons>
      </WindowBody>
    </Dialog>
  )
}

/** Returns the id of the edit button of the next address, or of the one before. */
function neighbourOf({ id }: SavedAddress, addresses: readonly SavedAddress[]): string[] {
  const place = addresses.findIndex((address) => address.id === id)
  const next = addresses[place + 1] ?? addresses[place - 1]
  return next ? [editButtonId(next.id)] : []
}

const Name = styled.p`
  font-weight: ${weight.bold};
`
