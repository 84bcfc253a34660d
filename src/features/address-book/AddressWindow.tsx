import { useState } from 'react'
import styled from 'styled-components'
import { failedWriteKind } from '@/api/errors'
import type { SavedAddress } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { idempotencyHeaders } from '@/lib/random-key'
import { color, text } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { Checkbox } from '@/ui/choosing/Checkbox'
import { EditorWindow } from '@/ui/editor/EditorWindow'
import { useRecordEditor } from '@/ui/editor/use-record-editor'
import { firstWithId } from '@/ui/editor/window-task'
import { FormCheckbox, FormTextField } from '@/ui/form/fields'
import { PhoneField, usePhoneDoubt } from '@/ui/form/PersonFields'
import { useToast } from '@/ui/toast/toast'
import {
  addAddressButtonId,
  addressDrafts,
  addressFormFields,
  type AddressFormValues,
  addressRequest,
  editAddressButtonId,
  addressForEditor,
} from './address-form'
import {
  addressFieldErrors,
  addressSaveErrorText,
  useAddAddress,
  useChangeAddress,
  useRefetchAddresses,
} from './mutations'

type AddressWindowProps = {
  /** The address to change. Undefined for a new address. */
  address: SavedAddress | undefined
  isOpen: boolean
  addresses: readonly SavedAddress[]
  onClose: () => void
}

/**
 * The form of a saved address: name, phone number, address, and whether it is the default (Product §2, §5).
 * On phones, the window fills the screen.
 */
export function AddressWindow(props: AddressWindowProps) {
  const { address, addresses, isOpen, onClose } = props
  const msg = useMsg()
  const toast = useToast()
  const readAgain = useRefetchAddresses()
  const { mutateAsync: add } = useAddAddress()
  const { mutateAsync: change } = useChangeAddress()
  // The reason why this address has to be the default address. It is determined only once, when the window
  // opens. A save refetches the list, and the newer list must not change the form while the window closes.
  const [defaultAnyway] = useState<'first' | 'already' | undefined>(() =>
    addresses.length === 0 ? 'first' : address?.default ? 'already' : undefined,
  )
  const isNew = !addresses.some(({ id }) => id === address?.id)
  const editor = useRecordEditor<AddressFormValues>({
    fields: addressFormFields,
    drafts: addressDrafts,
    saved: addressForEditor(address, defaultAnyway === 'first'),
    outcomeOf: failedWriteKind,
    // True for a new address, and for an address that was deleted in another browser tab. In both cases a
    // save creates a new address.
    isGone: isNew,
    async send(form, { id }, key) {
      const data = addressRequest(form)
      const answer = await (id === null
        ? add({ data, ...idempotencyHeaders(key) })
        : change({ id: Number(id), data }))
      return answer.data ? addressForEditor(answer.data.address) : { id, form, updatedAt: null }
    },
    onSaved() {
      toast({ message: msg(isNew ? 'book.saved.new' : 'book.saved.changed') })
      onClose()
    },
    onFailure: addressFieldErrors,
  })
  /**
   * Closes the window and refetches the list, because a call without a response may have saved the address
   * after all. The typed text stays in a draft.
   */
  const showList = () => {
    void readAgain()
    onClose()
  }
  const leave = () => {
    // A failed call may still have saved the address, so the list is refetched.
    if (editor.error !== null) void readAgain()
    editor.discard()
    onClose()
  }
  return (
    <EditorWindow
      editor={editor}
      isOpen={isOpen}
      title={msg(isNew ? 'book.add' : 'book.edit.title')}
      fullScreen="phone"
      finalFocus={() =>
        firstWithId(...(address ? [editAddressButtonId(address.id)] : []), addAddressButtonId)
      }
      schema={async () => (await import('./schema')).addressFormSchema}
      doubts={usePhoneDoubt()}
      confirmsLeaving={false}
      saveErrors={addressSaveErrorText}
      renderListLink={(label) => (
        <Button variant="secondary" onClick={showList}>
          {label}
        </Button>
      )}
      labels={{ save: msg('book.save'), cancel: msg('book.cancel') }}
      onLeave={leave}
    >
      <FormTextField name="name" label={msg('book.name')} autoComplete="name" required />
      <PhoneField isRepeated />
      <FormTextField
        name="address"
        label={msg('book.address')}
        hint={msg('book.address.hint')}
        autoComplete="street-address"
        multiline
        required
      />
      {defaultAnyway ? (
        <Checkbox
          checked
          disabled
          onChange={() => undefined}
          label={
            <>
              {msg('book.default.set')}
              <Quiet>{msg(`book.default.${defaultAnyway}`)}</Quiet>
            </>
          }
        />
      ) : (
        <FormCheckbox name="default" label={msg('book.default.set')} />
      )}
    </EditorWindow>
  )
}

const Quiet = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
