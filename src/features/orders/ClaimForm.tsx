import { isNotOffered } from '@/api/errors'
import { useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { Button } from '@/ui/actions/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { FormTextField } from '@/ui/form/fields'
import { Form, type FormHelpers } from '@/ui/form/Form'
import { Row, Stack } from '@/ui/layout/basics'
import { useToast } from '@/ui/toast/toast'
import { placedWith, useDeviceOrders } from './device-orders'
import { claimErrors } from './errors'
import { useMissText } from './LookUpForm'
import { useClaimOrders } from './mutations'

type ClaimFormProps = {
  /** Of the shopper's account; it stands in the field where an order of this device was placed with it. */
  phone: string
  /** Called once orders are in the account, or the host takes none: the form may be gone then. */
  onEnd: () => void
}

/** Adds the orders of this device to the account; the device does not know the phone that they were placed with (Product §2.15). */
export function ClaimForm({ phone, onEnd }: ClaimFormProps) {
  const msg = useMsg()
  const toast = useToast()
  const errorText = useMissText(claimErrors)
  const orders = useDeviceOrders()
  const { mutateAsync: claim, isPending, error } = useClaimOrders()

  async function send(typed: { phone: string }, { setFieldErrors }: FormHelpers): Promise<void> {
    const ofPhone = placedWith(typed.phone, orders)
    if (ofPhone.length === 0) {
      setFieldErrors({ phone: [msg('track.claim.other')] })
      return
    }
    const refused = await claim({ orders: ofPhone, phone: typed.phone }).catch((failure) => {
      // Another failure shows below.
      if (!isNotOffered(failure)) return
      toast({ message: msg('track.claim.off'), type: 'info' })
      onEnd()
    })
    if (!refused) return
    const count = ofPhone.length - refused.length
    if (count > 0) toast({ message: msg('track.claim.done', { count }) })
    if (refused.length === 0) onEnd()
    else setFieldErrors({ phone: [msg('track.claim.refused', { codes: refused.join(', ') })] })
  }

  return (
    <Form
      aria-label={msg('track.claim.submit')}
      initialValues={{ phone: placedWith(phone, orders).length > 0 ? phone : '' }}
      schema={() => import('./lookup-schema').then(({ claimSchema }) => ({ schema: claimSchema }))}
      onSubmit={send}
    >
      <Stack $gap={3}>
        <FormTextField
          name="phone"
          label={msg('auth.phone')}
          maxLength={limits.nameMax}
          type="tel"
          autoComplete="tel"
          required
        />
        {error && <ErrorState compact message={errorText(error)} />}
        <Row>
          <Button type="submit" variant="secondary" loading={isPending}>
            {msg('track.claim.submit')}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
