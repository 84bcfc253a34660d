import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { Checkbox } from '@/ui/choosing/Checkbox'
import { MayBeSaved } from '@/ui/editor/MayBeSaved'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { FormCheckbox } from '@/ui/form/FormCheckbox'
import { FormTextField } from '@/ui/form/FormTextField'
import { Quiet, WindowBody, WindowButtons } from './address-layout'
import { AddressPhoneField } from './AddressPhoneField'
import { fieldTexts, saveErrors } from './errors'

export type AddressFieldsProps = {
  /** Why the address is the default whatever the shopper wants; undefined where she decides. */
  defaultAnyway: 'first' | 'already' | undefined
  /** Why the last attempt failed; null where it did not. */
  error: unknown
  /** A new address was sent, and nobody knows whether it arrived. */
  mayBeSaved: boolean
  /** True while the address is being saved. */
  isSending: boolean
  /** Called to look whether the address is in the list. */
  onLook: () => void
  /** Closes the window; unsaved values are asked about. */
  onCancel: () => void
}

/** Product §2, §5: name, phone, address, default. An error that belongs to no field stands above the buttons. */
export function AddressFields({
  defaultAnyway,
  error,
  mayBeSaved,
  isSending,
  onLook,
  onCancel,
}: AddressFieldsProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const isInFields = Object.keys(fieldTexts(error)).length > 0
  return (
    <WindowBody>
      <FormTextField name="name" label={msg('book.name')} autoComplete="name" required />
      <AddressPhoneField />
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
          onChange={doNothing}
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
      {error !== null && !isInFields && (
        <ErrorState compact message={errorText(saveErrors(error))} />
      )}
      {mayBeSaved && (
        <MayBeSaved
          look={(words) => (
            <Button variant="secondary" onClick={onLook}>
              {words}
            </Button>
          )}
        />
      )}
      <WindowButtons>
        <Button variant="secondary" disabled={isSending} onClick={onCancel}>
          {msg('book.cancel')}
        </Button>
        <Button type="submit" loading={isSending}>
          {msg('book.save')}
        </Button>
      </WindowButtons>
    </WindowBody>
  )
}

function doNothing(): void {
  // The box is disabled: nobody can change it.
}
