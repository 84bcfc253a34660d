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
import { coveringLinkStyle } from '@/ui/actions/Link'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { FormTextField } from '@/ui/form/fields'
import { Form, type FormHelpers } from '@/ui/form/Form'
import { CloseIcon } from '@/ui/icons'
import { Row, Stack, Text } from '@/ui/layout/basics'
import { useToast } from '@/ui/toast/toast'
import {
  type DeviceOrder,
  deviceOrdersByPhone,
  removeDeviceOrder,
  useDeviceOrders,
} from './device-orders'
import { orderClaimErrorText, useLookUpErrorText } from './errors'
import { useClaimOrders } from './mutations'

type DeviceOrdersProps = {
  /** The props of the form that adds these orders to the account. The form is below the orders. */
  claim?: ClaimFormProps
}

/**
 * The orders that a visitor placed on this device, the newest first (Product §2.15). Renders nothing if there
 * are none.
 */
export function DeviceOrders({ claim }: DeviceOrdersProps) {
  const msg = useMsg()
  const locale = useLocale()
  const toast = useToast()
  const title = useRef<HTMLHeadingElement>(null)
  const orders = useDeviceOrders()
  if (orders.length === 0) return null

  // The clicked button disappears together with its row, so the focus moves to the title of the list.
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
  ${coveringLinkStyle}
`)

/* This button is above the link that covers the card. */
const Remove = styled(IconButton)`
  z-index: 1;
`

type ClaimFormProps = {
  /**
   * The phone number of the account. The form starts with this number if one of these orders may have the
   * same number.
   */
  phone: string
  /**
   * Called when all orders with the typed phone number are in the account, or when the host has answered that
   * it can't add orders.
   */
  onEnd: () => void
}

/**
 * A form that adds the orders of this device that have the typed phone number to the account. The form asks
 * for the phone number, because the device does not store it (Product §2.15).
 */
function ClaimForm({ phone, onEnd }: ClaimFormProps) {
  const msg = useMsg()
  const toast = useToast()
  const errorText = useLookUpErrorText(orderClaimErrorText)
  const orders = useDeviceOrders()
  const { mutateAsync: claim, isPending, error } = useClaimOrders()

  async function send(typed: { phone: string }, { setFieldErrors }: FormHelpers): Promise<void> {
    const ofPhone = deviceOrdersByPhone(typed.phone, orders)
    if (ofPhone.length === 0) {
      setFieldErrors({ phone: [msg('track.claim.other')] })
      return
    }
    const refused = await claim({ orders: ofPhone, phone: typed.phone }).catch((failure) => {
      // Other failures are shown below the field.
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
      initialValues={{ phone: deviceOrdersByPhone(phone, orders).length > 0 ? phone : '' }}
      schema={async () => (await import('./lookup-schema')).orderClaimSchema}
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
