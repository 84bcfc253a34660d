import { ApiError, isNotOffered } from '@/api/errors'
import type { Variant } from '@/api/generated/model'
import { readContact, contactText } from '@/domain/person/person'
import { useMsg } from '@/i18n/use-msg'
import { ActionWindow } from '@/ui/editor/ActionWindow'
import { FormSelect, FormTextField } from '@/ui/form/fields'
import type { FormHelpers } from '@/ui/form/Form'
import type { DialogProps } from '@/ui/overlays/Dialog'
import { restockRequestErrorText, useRequestRestockNotice } from './mutations'
import type { RestockRequestResult } from './RestockOffer'

export type RestockFormValues = { variant: string; contact: string }

type RestockWindowProps = Pick<DialogProps, 'finalFocus'> & {
  productId: number
  /** The variants that were sold out when the window opened. The first one is preselected. */
  variants: readonly Variant[]
  email: string | undefined
  isOpen: boolean
  onOutcome: (outcome: RestockRequestResult) => void
  onClose: () => void
}

/**
 * The window that requests a restock message. It asks for a variant, and for an e-mail address or a phone
 * number.
 */
export function RestockWindow(props: RestockWindowProps) {
  const { productId, variants, email = '', isOpen, onOutcome, onClose, finalFocus } = props
  const msg = useMsg()
  const { mutateAsync } = useRequestRestockNotice()
  const send = async (
    form: RestockFormValues,
    { setFieldErrors }: FormHelpers<RestockFormValues>,
  ) => {
    const contact = readContact(form.contact)
    const variant = variants.find(({ id }) => String(id) === form.variant)
    if (!contact || !variant) return null
    try {
      await mutateAsync({ id: productId, data: { variant_id: variant.id, ...contact } })
      const where = { place: contactText(contact), variant: nameOf(variant) }
      onOutcome({ text: msg('restock.done', where), isOff: false })
    } catch (failure) {
      const texts = contactTexts(failure)
      if (texts) {
        setFieldErrors({ contact: texts })
        return null
      }
      if (!isNotOffered(failure)) throw failure
      onOutcome({ text: msg('restock.off'), isOff: true })
    }
    return true
  }
  return (
    <ActionWindow<RestockFormValues>
      isOpen={isOpen}
      title={msg('product.restock')}
      finalFocus={finalFocus}
      labels={{ save: msg('restock.send') }}
      initialValues={{ variant: String(variants[0]?.id), contact: email }}
      schema={async () => (await import('./schema')).restockFormSchema}
      onSend={send}
      errors={restockRequestErrorText}
      onClose={onClose}
    >
      <FormSelect
        name="variant"
        label={msg('restock.variant')}
        options={variants.map((variant) => ({ value: String(variant.id), label: nameOf(variant) }))}
      />
      <FormTextField
        name="contact"
        label={msg('restock.contact')}
        hint={msg('restock.contact.hint')}
        inputMode="email"
        autoComplete="email"
        required
      />
    </ActionWindow>
  )
}

/** Returns the options of a variant: "Đỏ sơn / M". */
function nameOf({ attributes }: Variant): string {
  return attributes.map(({ value }) => value).join(' / ')
}

/** Returns the server's errors of the e-mail address or the phone number, or null. */
function contactTexts(error: unknown): readonly string[] | null {
  if (!(error instanceof ApiError)) return null
  const { email = [], phone = [] } = error.fieldErrors
  return email.length + phone.length > 0 ? [...email, ...phone] : null
}
