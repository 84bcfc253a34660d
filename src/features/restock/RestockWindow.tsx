import { useState } from 'react'
import { ApiError } from '@/api/errors'
import type { Variant } from '@/api/generated/model'
import { isNotOffered } from '@/api/not-offered'
import { contactOf, contactText } from '@/domain/person/contact'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Form, type FormHelpers } from '@/ui/form/Form'
import { FormFields } from '@/ui/form/form-layout'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField } from '@/ui/form/FormTextField'
import { Dialog, type DialogProps } from '@/ui/overlays/Dialog'
import { restockErrors, useRestockNotice } from './mutations'
import type { RestockOutcome } from './RestockOffer'

export type RestockForm = { variant: string; contact: string }

type RestockWindowProps = Pick<DialogProps, 'finalFocus'> & {
  productId: number
  /** Those that are sold out, as the window found them; the first one is chosen. */
  variants: readonly Variant[]
  email: string | undefined
  isOpen: boolean
  onOutcome: (outcome: RestockOutcome) => void
  onClose: () => void
}

/** Asks which variant, and where the message goes. A call that fails keeps it open with what was typed. */
export function RestockWindow(props: RestockWindowProps) {
  const { productId, variants, email = '', isOpen, onOutcome, onClose, finalFocus } = props
  const msg = useMsg()
  const errorText = useErrorTextOf(restockErrors)
  const { mutateAsync, isPending } = useRestockNotice()
  const [error, setError] = useState<unknown>(null)
  const end = (outcome: RestockOutcome) => {
    onOutcome(outcome)
    onClose()
  }
  const send = async (form: RestockForm, { setFieldErrors }: FormHelpers<RestockForm>) => {
    const contact = contactOf(form.contact)
    const variant = variants.find(({ id }) => String(id) === form.variant)
    if (!contact || !variant) return
    setError(null)
    try {
      await mutateAsync({ id: productId, data: { variant_id: variant.id, ...contact } })
      const where = { place: contactText(contact), variant: nameOf(variant) }
      end({ text: msg('restock.done', where), isOff: false })
    } catch (failure) {
      if (isNotOffered(failure)) return end({ text: msg('restock.off'), isOff: true })
      const texts = contactTexts(failure)
      if (texts) setFieldErrors({ contact: texts })
      else setError(failure)
    }
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={msg('product.restock')}
      finalFocus={finalFocus}
    >
      <Form<RestockForm>
        aria-label={msg('product.restock')}
        initialValues={{ variant: String(variants[0]?.id), contact: email }}
        schema={() => import('./schema')}
        onSubmit={send}
      >
        <FormFields>
          <FormSelect
            name="variant"
            label={msg('restock.variant')}
            options={variants.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
          />
          <FormTextField
            name="contact"
            label={msg('restock.contact')}
            hint={msg('restock.contact.hint')}
            inputMode="email"
            autoComplete="email"
            required
          />
          {error !== null && <ErrorState compact message={errorText(error)} />}
          <Button type="submit" size="lg" block loading={isPending}>
            {msg('restock.send')}
          </Button>
        </FormFields>
      </Form>
    </Dialog>
  )
}

/** Colour and size as they are read: "Đỏ sơn / M". */
function nameOf({ attributes }: Variant): string {
  return attributes.map(({ value }) => value).join(' / ')
}

/** What the server says of the address or the number. */
function contactTexts(error: unknown): readonly string[] | null {
  if (!(error instanceof ApiError)) return null
  const { email = [], phone = [] } = error.fieldErrors
  return email.length + phone.length > 0 ? [...email, ...phone] : null
}
