import { createLink } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatDay } from '@/lib/dates'
import { color, space, weight } from '@/theme/tokens'
import { IconButton } from '@/ui/actions/IconButton'
import { coveringLink } from '@/ui/actions/Link'
import { CloseIcon } from '@/ui/icons'
import { Row, Stack, Text } from '@/ui/layout/basics'
import { useToast } from '@/ui/toast/toast'
import { type DeviceOrder, removeDeviceOrder, useDeviceOrders } from './device-orders'

type DeviceOrdersProps = {
  /** Adds them to the account, below them. */
  children?: ReactNode
}

/** The orders that a visitor placed on this device, the latest first; nothing without one (Product §2.15). */
export function DeviceOrders({ children }: DeviceOrdersProps) {
  const msg = useMsg()
  const locale = useLocale()
  const toast = useToast()
  const title = useRef<HTMLHeadingElement>(null)
  const orders = useDeviceOrders()
  if (orders.length === 0) return null

  // The button disappears with its row, so the focus moves to the list.
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
        {msg(children ? 'track.claim.text' : 'track.device.text')}
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
      {children}
    </List>
  )
}

const List = styled(Stack)`
  margin-block-end: ${space(6)};

  & > ul {
    padding: 0;
    list-style: none;
  }
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

/* Above the link that covers the card. */
const Remove = styled(IconButton)`
  z-index: 1;
`
