import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styled, { createGlobalStyle } from 'styled-components'
import type { Order } from '@/api/generated/model'
import { chargedBill } from '@/domain/order/bill'
import { formatPhone } from '@/domain/person/phone'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { formatVnd } from '@/lib/money'
import { useAtomValue } from '@/lib/store'
import { title } from '@/theme/tokens'
import { billAmount, useBillLabel } from '@/ui/data/Bill'
import { useErrorToast } from '@/ui/toast/use-error-toast'
import { printErrors } from './mutations'
import { amountToCollect } from './order-amounts'
import { loadOrders } from './queries'

/** The delivery slip: recipient, items and the amount to collect. Visible in print only. */
export function OrderSlip({ order, shop }: { order: Order; shop: string }) {
  const msg = useMsg()
  const locale = useAtomValue(localeAtom)
  const due = useDue(order)
  return createPortal(
    <Sheet data-slip>
      <PrintOnlySlip />
      <Head>
        <Shop>{shop}</Shop>
        <div>
          <Big>
            {msg('adminOrders.slip.title')} {order.code}
          </Big>
          {order.created_at &&
            msg('adminOrders.order.placed', { when: formatMoment(order.created_at, locale) })}
        </div>
      </Head>
      <To>
        <Big>{order.full_name}</Big>
        <Big>{formatPhone(order.phone) ?? order.phone}</Big>
        <p>{order.address}</p>
        {order.note && (
          <p>
            {msg('adminOrders.slip.note')}: {order.note}
          </p>
        )}
      </To>
      <SlipItems order={order} />
      <Due>{due}</Due>
      <Foot>
        <p>{msg('adminOrders.slip.thanks', { shop })}</p>
        <p>{msg('adminOrders.slip.signature')}</p>
      </Foot>
    </Sheet>,
    document.body,
  )
}

/** The line about money: nobody may collect what may be paid already. */
function useDue(order: Order): string {
  const msg = useMsg()
  const collect = amountToCollect(order)
  if (order.status === 'cancelled') return msg('adminOrders.slip.cancelled')
  if (collect === null) return msg('adminOrders.slip.unknown')
  if (collect === 0) return msg('adminOrders.slip.paid')
  return `${msg('adminOrders.slip.collect')}: ${formatVnd(collect)}`
}

/** The table of a slip; its head repeats on every sheet and rows are not split. */
function SlipItems({ order }: { order: Order }) {
  const msg = useMsg()
  const labelOf = useBillLabel()
  const bill = chargedBill(order)
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
        {bill.lines.map((line) => (
          <Sum
            key={line.code + line.label}
            label={labelOf(line)}
            amount={billAmount(line.amount)}
          />
        ))}
        <Sum label={msg('bill.total')} amount={formatVnd(bill.total)} />
      </tbody>
    </Table>
  )
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <tr data-sum>
      <th scope="row" colSpan={3}>
        {label}
      </th>
      <td>{amount}</td>
    </tr>
  )
}

/** Prints the slips of several orders as one document. `orders` are those to render while it prints. */
export function usePrintSlips() {
  const fail = useErrorToast()
  const [orders, setOrders] = useState<readonly Order[]>([])
  const [isLoading, setIsLoading] = useState(false)
  useEffect(
    function printWhatIsRendered() {
      if (orders.length === 0) return undefined
      const clear = () => setOrders([])
      addEventListener('afterprint', clear, { once: true })
      print()
      return () => removeEventListener('afterprint', clear)
    },
    [orders],
  )
  return {
    orders,
    isLoading,
    async printSlips(ids: readonly number[]) {
      if (isLoading) return
      setIsLoading(true)
      try {
        setOrders(await loadOrders(ids))
      } catch (error) {
        fail(printErrors(error))
      }
      setIsLoading(false)
    },
  }
}

/** In print, hides everything but the slip. */
const PrintOnlySlip = createGlobalStyle`
  @media print {
    @page {
      margin: 12mm;
    }

    html,
    body {
      min-height: 0;
      background: white;
    }

    body > :not([data-slip]) {
      display: none !important;
    }
  }
`

/** The printed sheet; hidden on screen. */
const Sheet = styled.article`
  display: none;

  @media print {
    display: block;
    color: black;
    font-size: 10.5pt;
    line-height: 1.45;
    overflow-wrap: anywhere;

    & + & {
      break-before: page;
    }
  }
`

const Head = styled.header`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 8mm;
  padding-block-end: 4mm;
  border-block-end: 0.5mm solid black;
  text-align: end;
`

const Shop = styled.p`
  font: ${title.mark};
`

const Big = styled.p`
  font-size: 13pt;
  font-weight: 600;
`

const To = styled.section`
  padding-block: 5mm;

  & > p {
    white-space: pre-wrap;
  }
`

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

const Due = styled.p`
  padding: 3mm 4mm;
  border: 0.5mm solid black;
  margin-block: 5mm;
  break-inside: avoid;
  font-size: 15pt;
  font-weight: 600;
  text-align: center;
`

const Foot = styled.footer`
  display: flex;
  justify-content: space-between;
  gap: 8mm;
  padding-block-end: 22mm;
  break-inside: avoid;
`
