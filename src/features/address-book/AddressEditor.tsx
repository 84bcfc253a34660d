import { useRef, useState } from 'react'
import type { SavedAddress } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { Dialog } from '@/ui/overlays/Dialog'
import { useToast } from '@/ui/toast/toast'
import { type AddressForm, addressRequest } from './address-form'
import { AddressFields, type AddressFieldsProps } from './AddressFields'
import { addButtonId, editButtonId, firstOnPage } from './address-ids'
import { clearAddressDraft, writeAddressDraft } from './draft'
import { useReadAgain, useSaveAddress } from './mutations'

type AddressEditorProps = {
  /** The one that is changed; none where it is to be a new one. */
  address: SavedAddress | undefined
  /** What the form starts with. */
  start: AddressForm
  /** Whether it is the first address of all. */
  isFirst: boolean
  shopperId: number | undefined
  isOpen: boolean
  onClose: () => void
}

/**
 * The window with the form of Product §2; over the whole screen on phones. It is left by its buttons and Escape, not by
 * a slip beside it, and not while it is saving.
 */
export function AddressEditor({
  address,
  start,
  isFirst,
  shopperId,
  ...window
}: AddressEditorProps) {
  const msg = useMsg()
  const toast = useToast()
  const readAgain = useReadAgain()
  const content = useRef<HTMLDivElement>(null)
  const save = useSaveAddress(address?.id)
  // The server keeps exactly one default. What the list says after saving does not change the form that leaves.
  const [defaultAnyway] = useState<AddressFieldsProps['defaultAnyway']>(
    isFirst ? 'first' : address?.default ? 'already' : undefined,
  )

  const close = () => {
    if (save.isPending) return
    clearAddressDraft()
    // What failed without an answer may have been done all the same.
    if (save.isError) void readAgain()
    window.onClose()
  }
  const keep = (form: AddressForm) => {
    if (save.isError) save.reset()
    if (shopperId !== undefined)
      writeAddressDraft({ owner: shopperId, id: address?.id ?? null, form })
  }
  const send = async (form: AddressForm) => {
    await save.mutateAsync(
      addressRequest({ ...form, default: form.default || defaultAnyway !== undefined }),
    )
    clearAddressDraft()
    toast({ message: msg(address ? 'book.saved.changed' : 'book.saved.new') })
    window.onClose()
  }
  return (
    <Dialog
      open={window.isOpen}
      onOpenChange={(open) => !open && close()}
      title={msg(address ? 'book.edit.title' : 'book.add')}
      fullScreen="phone"
      dismissible={false}
      initialFocus={(by) => (by === 'touch' ? true : content.current?.querySelector('input'))}
      finalFocus={() => firstOnPage(...(address ? [editButtonId(address.id)] : []), addButtonId)}
    >
      <div ref={content}>
        <AddressFields
          start={start}
          defaultAnyway={defaultAnyway}
          error={save.error}
          isSending={save.isPending || save.isSuccess}
          onChange={keep}
          onSend={send}
          onCancel={close}
        />
      </div>
    </Dialog>
  )
}
