import { createLink } from '@tanstack/react-router'
import { useRef } from 'react'
import styled from 'styled-components'
import { isNotOffered } from '@/api/errors'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatDay } from '@/lib/dates'
import { limits } from '@/lib/limits'
import { color, space, weight } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { IconButton } from '@/ui/actions/IconButton'
import { coveringLink } from '@/ui/actions/Link'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { FormTextField } from '@/ui/form/fields'
import { Form, type FormHelpers } from '@/ui/form/Form'
import { CloseIcon } from '@/ui/icons'
import { Row, Stack, Text } from '@/ui/layout/basics'
import { useToast } from '@/ui/toast/toast'
import { type DeviceOrder, placedWith, removeDeviceOrder, useDeviceOrders } from './device-orders'
import { claimErrors, useMissText } from './errors'
import { useClaimOrders } from './mutations'

type DeviceOrdersProps = {
  /** The form that adds these orders to the account. It is shown below the orders. */
  claim?: ClaimFormProps
}

/**
 * The orders that a visitor placed on this device, the latest first (Product §2.15). Renders nothing without
 * orders.
 */
export function DeviceOrders({ claim }: DeviceOrdersProps) {
  const msg = useMsg()
  const locale = useLocale()
  const toast = useToast()
  const title = useRef<HTMLHeadingElement>(null)
  const orders = useDeviceOrders()
  if (orders.length === 0) return null

  // The button disappears with its row, so the focus moves to the list's title.
  function remove(order: DeviceOrder): void {
    title.current?.focus({ preventScroll: true })
    const undo = removeDeviceOrder(order)
    toast({ message: msg('track.device.removed', { code: order.code }), type: 'info', undo })
  }

  return (
    <List as="section" $gap={3}>
      <Text as="h2" ref={title} tabIndex={-1} $title="h3">
        {msg('track.device.title')}
      </Text>
      <Text $size="sm" $color="inkSoft">
        {msg(claim ? 'track.claim.text' : 'track.device.text')}
      </Text>
      <Stack as="ul" $gap={3}>
        {orders.map((order) => (
          <Card as="li" key={order.code} $gap={3} $align="center" $justify="space-between">
            <div>
              <CardLink to="/orders/track" search={{ code: order.code }}>
                {order.code}
              </CardLink>
              <Text $size="sm" $color="inkSoft">
                {msg('track.device.order', {
                  day: formatDay(order.day, locale),
                  digits: order.phoneEnd,
                })}
              </Text>
            </div>
            <Remove
              label={msg('track.device.remove', { code: order.code })}
              onClick={() => remove(order)}
            >
              <CloseIcon size={20} />
            </Remove>
          </Card>
        ))}
      </Stack>
      {claim && <ClaimForm {...claim} />}
    </List>
  )
}

const List = styled(Stack)`
  margin-block-end: ${space(6)};
`

const Card = styled(Row)`
  position: relative;
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  background: ${color.surface};
  overflow-wrap: anywhere;

  &:hover {
    border-color: ${color.lineStrong};
  }
`

const CardLink = createLink(styled.a`
  color: ${color.ink};
  font-weight: ${weight.bold};
  text-decoration: none;
  ${coveringLink}
`)

/* Lies above the link that covers the card. */
const Remove = styled(IconButton)`
  z-index: 1;
`

type ClaimFormProps = {
  /**
   * The account's phone number. The form is filled in with it if an order of this device may have this
   * number.
   */
  phone: string
  /**
   * Called once the orders are in the account, or once the host has answered that it can't add orders. The
   * form may be gone then.
   */
  onEnd: () => void
}

/**
 * Adds the orders of this device to the account. Requires the phone number, because the device does not store
 * it (Product §2.15).
 */
function ClaimForm({ phone, onEnd }: ClaimFormProps) {
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
      // Other failures show below the field.
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
