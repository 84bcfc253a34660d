import { useRef, useState } from 'react'
import { writeOutcome } from '@/api/errors'
import type { SavedAddress } from '@/api/generated/model'
import { keyHeaders } from '@/api/idempotency'
import { isCallable, tidyPhone } from '@/domain/person/phone'
import { useMsg } from '@/i18n/use-msg'
import { EditorForm } from '@/ui/editor/EditorForm'
import { useEditor } from '@/ui/editor/use-editor'
import { Dialog } from '@/ui/overlays/Dialog'
import { UnsavedDialog } from '@/ui/overlays/UnsavedDialog'
import { useToast } from '@/ui/toast/toast'
import { addressEditing, type AddressForm, addressRequest, savedAddress } from './address-form'
import { AddressFields, type AddressFieldsProps } from './AddressFields'
import { addButtonId, editButtonId, firstOnPage } from './use-address-task'
import { fieldTexts } from './errors'
import { useAddAddress, useChangeAddress, useReadAgain } from './mutations'

type AddressEditorProps = {
  /** The address as it was when the window opened; undefined for a new one. */
  address: SavedAddress | undefined
  /** The list as it is now. */
  addresses: readonly SavedAddress[]
  /** Whose draft it is; undefined while the user is unknown. */
  shopper: string | undefined
  /** Whether it shows; it stays while it leaves. */
  isOpen: boolean
  /** Called when it closes, saved or not. */
  onClose: () => void
}

/**
 * The window with the form of Product §2; over the whole screen on phones. Its buttons and Escape close it, and ask first
 * where something was typed; a press beside it does not, and nothing does while it saves.
 */
export function AddressEditor({ address, addresses, shopper, ...window }: AddressEditorProps) {
  const msg = useMsg()
  const toast = useToast()
  const readAgain = useReadAgain()
  const content = useRef<HTMLDivElement>(null)
  const { mutateAsync: add } = useAddAddress()
  const { mutateAsync: change } = useChangeAddress()
  // The server keeps exactly one default. The list that is read after saving must not change the closing form.
  const [defaultAnyway] = useState<AddressFieldsProps['defaultAnyway']>(() =>
    addresses.length === 0 ? 'first' : address?.default ? 'already' : undefined,
  )
  const [asksToLeave, setAsksToLeave] = useState(false)
  const isNew = !addresses.some(({ id }) => id === address?.id)

  const editor = useEditor<AddressForm>({
    ...addressEditing(shopper),
    saved: savedAddress(address, defaultAnyway === 'first'),
    outcomeOf: writeOutcome,
    // What was typed for an address that somebody deleted meanwhile becomes a new one.
    isGone: (id) => id === address?.id && isNew,
    async send(form, { id }, key) {
      const data = addressRequest(form)
      const answer = await (id === null
        ? add({ data, ...keyHeaders(key) })
        : change({ id: Number(id), data }))
      return answer.data ? savedAddress(answer.data.address) : { id, form, updatedAt: null }
    },
    onSaved() {
      toast({ message: msg(isNew ? 'book.saved.new' : 'book.saved.changed') })
      window.onClose()
    },
    onFailure: fieldTexts,
  })

  /** Shows the list, where a new address may be by now; what was typed stays as a draft. */
  const look = () => {
    void readAgain()
    window.onClose()
  }
  const close = () => {
    // A call that failed without an answer may have been carried out all the same.
    if (editor.error !== null) void readAgain()
    editor.discard()
    window.onClose()
  }
  const closeOrAsk = () => {
    if (editor.isSaving) return
    if (editor.isDirty) setAsksToLeave(true)
    else close()
  }
  return (
    <Dialog
      open={window.isOpen}
      onOpenChange={(open) => !open && closeOrAsk()}
      title={msg(isNew ? 'book.add' : 'book.edit.title')}
      fullScreen="phone"
      dismissible={false}
      initialFocus={(by) => (by === 'touch' ? true : content.current?.querySelector('input'))}
      finalFocus={() => firstOnPage(...(address ? [editButtonId(address.id)] : []), addButtonId)}
    >
      <div ref={content}>
        <EditorForm
          editor={editor}
          schema={() => import('./schema')}
          doubts={({ phone }) => ({
            phone: isCallable(phone) ? [] : [msg('book.phone.doubt', { phone: tidyPhone(phone) })],
          })}
          confirmsLeaving={false}
        >
          <AddressFields
            defaultAnyway={defaultAnyway}
            error={editor.error}
            mayBeSaved={editor.mayBeSaved}
            isSending={editor.isSaving || !window.isOpen}
            onLook={look}
            onCancel={closeOrAsk}
          />
        </EditorForm>
      </div>
      {asksToLeave && (
        <UnsavedDialog
          text={msg('editor.leave.lost')}
          onStay={() => setAsksToLeave(false)}
          onLeave={close}
        />
      )}
    </Dialog>
  )
}
