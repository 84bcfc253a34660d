import styled from 'styled-components'
import type { Order } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'

type SlipItemsProps = {
  /** What the parcel holds. */
  order: Order
}

/** The table of a slip; its head repeats on every sheet and rows are not split. */
export function SlipItems({ order }: SlipItemsProps) {
  const msg = useMsg()
  const { shipping_amount: shipping, discount_amount: discount } = order
  const sums = [
    [msg('adminOrders.order.subtotal'), formatVnd(order.subtotal)],
    ...(shipping === null
      ? []
      : [[msg('adminOrders.order.shipping'), formatVnd(shipping)] as const]),
    ...(discount > 0
      ? [[msg('adminOrders.order.discount'), `−${formatVnd(discount)}`] as const]
      : []),
    [msg('adminOrders.order.total'), formatVnd(order.total_amount)],
  ] as const
  return (
    <Table>
      <thead>
        <tr>
          <th>{msg('adminOrders.order.product')}</th>
          <th>{msg('adminOrders.order.quantity')}</th>
          <th>{msg('adminOrders.order.each')}</th>
          <th>{msg('adminOrders.order.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.id}>
            <td>
              {item.product_name}
              <br />
              {[item.color, item.size].filter(Boolean).join(' · ')}
            </td>
            <td>{item.quantity}</td>
            <td>{formatVnd(item.price)}</td>
            <td>{formatVnd(item.price * item.quantity)}</td>
          </tr>
        ))}
        {sums.map(([name, amount]) => (
          <tr key={name} data-sum>
            <th scope="row" colSpan={3}>
              {name}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  width: 100%;

  th,
  td {
    padding: 1.5mm 2mm;
    border-block-end: 0.2mm solid #999;
    text-align: start;
    vertical-align: top;
  }

  tr {
    break-inside: avoid;
  }

  tr > :nth-child(n + 2),
  [data-sum] > * {
    text-align: end;
    white-space: nowrap;
  }

  [data-sum] > * {
    border: 0;
    padding-block: 0.7mm;
  }

  [data-sum]:not(:last-child) > th {
    font-weight: 400;
  }

  [data-sum]:last-child > * {
    font-weight: 600;
  }
`
