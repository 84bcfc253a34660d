import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { Checkbox } from '@/ui/choosing/Checkbox'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Form } from '@/ui/form/Form'
import { FormCheckbox } from '@/ui/form/FormCheckbox'
import { FormTextField } from '@/ui/form/FormTextField'
import type { AddressForm } from './address-form'
import { Quiet, WindowBody, WindowButtons } from './address-layout'
import { AddressPhoneField } from './AddressPhoneField'
import { fieldTexts, saveErrors } from './errors'

export type AddressFieldsProps = {
  start: AddressForm
  /** Why the address is the default whatever the shopper wants; undefined where that is hers to say. */
  defaultAnyway: 'first' | 'already' | undefined
  /** Why the last attempt failed. */
  error: unknown
  isSending: boolean
  onChange: (form: AddressForm) => void
  /** Rejects with what went wrong. */
  onSend: (form: AddressForm) => Promise<void>
  onCancel: () => void
}

/** Product §2, §5: name, phone, address, default. What no field can show stands above the buttons until something is typed. */
export function AddressFields({
  start,
  defaultAnyway,
  error,
  isSending,
  ...does
}: AddressFieldsProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const isInFields = Object.keys(fieldTexts(error)).length > 0
  return (
    <Form
      initialValues={start}
      schema={() => import('./schema')}
      onValuesChange={does.onChange}
      onSubmit={(form, { setFieldErrors }) =>
        does.onSend(form).catch((failure: unknown) => setFieldErrors(fieldTexts(failure)))
      }
    >
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
            onChange={stays}
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
        {Boolean(error) && !isInFields && (
          <ErrorState compact message={errorText(saveErrors(error))} />
        )}
        <WindowButtons>
          <Button variant="secondary" disabled={isSending} onClick={does.onCancel}>
            {msg('book.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {msg('book.save')}
          </Button>
        </WindowButtons>
      </WindowBody>
    </Form>
  )
}

function stays(): void {
  // Disabled: nobody can change it.
}
