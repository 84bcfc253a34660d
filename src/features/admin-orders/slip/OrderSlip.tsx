import { createPortal } from 'react-dom'
import styled from 'styled-components'
import type { Order } from '@/api/generated/model'
import { formatPhone } from '@/domain/person/phone'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { formatVnd } from '@/lib/money'
import { useAtomValue } from '@/lib/store'
import { title } from '@/theme/tokens'
import { amountToCollect } from '@/features/admin-orders/order/amount-to-collect'
import { PrintOnlySlip, Sheet } from './print-only'
import { SlipItems } from './SlipItems'

type OrderSlipProps = {
  /** What the parcel holds, and where it goes. */
  order: Order
  /** The shop's name, as the sender. */
  shop: string
}

/** The delivery slip: recipient, items and the amount to collect. Visible in print only. */
export function OrderSlip({ order, shop }: OrderSlipProps) {
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
