import { type ReactNode, useMemo } from 'react'
import styled from 'styled-components'
import type { Order, OrderItem } from '@/api/generated/model'
import { amountToCollect } from '@/domain/carriers/statement'
import { barWidth, type Sender, textPieces } from '@/domain/order/slip'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { code128, lightZone } from '@/lib/barcode'
import { formatMoment } from '@/lib/dates'
import { formatPhone, phoneText } from '@/lib/kinds/phone'
import { formatVnd } from '@/lib/numbers'

/** Characters of an address or a note that stand together on a page. */
const mostTogether = 300

/** What a slip has below its head, each of which stays whole. */
export function slipParts(order: Order, { look }: Pick<Sender, 'look'>): readonly ReactNode[] {
  return [
    <Recipient key="recipient" order={order} />,
    ...[...textPieces(order.address, mostTogether).entries()].map(([place, text]) => (
      <Address key={`address ${place}`}>{text}</Address>
    )),
    <Due key="due" order={order} look={look} />,
    ...[...textPieces(order.note ?? '', mostTogether).entries()].map(([place, text]) => (
      <Note key={`note ${place}`} text={text} isFirst={place === 0} />
    )),
    ...order.items.map((item) => <Line key={item.id} item={item} />),
    <Foot key="foot" order={order} />,
  ]
}

type HeadProps = { order: Order; page: string }

/** The head of a slip's first page: who sends it, and both codes. */
export function FirstHead({ order, sender, page }: HeadProps & { sender: Sender }) {
  const msg = useMsg()
  const locale = useLocale()
  const { code, shipment, created_at } = order
  return (
    <Head>
      <From>
        <p>
          <Label>{msg('slips.from')}</Label> <b>{sender.name}</b> {formatPhone(sender.phone)}
        </p>
        <p>{page}</p>
        <p>{sender.address}</p>
      </From>
      <Bars text={code}>
        <b>{code}</b> {created_at && formatMoment(created_at, locale)}
      </Bars>
      {shipment?.tracking_number && (
        <Bars text={shipment.tracking_number}>
          {shipment.carrier} <b>{shipment.tracking_number}</b>
        </Bars>
      )}
    </Head>
  )
}

/** The head of each further page. */
export function NextHead({ order: { code, full_name }, page }: HeadProps) {
  return (
    <Head>
      <From>
        <p>
          <b>{code}</b> {full_name}
        </p>
        <p>{page}</p>
      </From>
    </Head>
  )
}

/** A code as bars where a scanner can read them, and as text. */
function Bars({ text, children }: { text: string; children: ReactNode }) {
  const code = useMemo(() => code128(text), [text])
  const modules = (code?.width ?? 0) + 2 * lightZone
  const width = code && barWidth(modules)
  return (
    <Code>
      {width !== null && (
        <svg
          width={`${modules * width}mm`}
          height="9mm"
          viewBox={`${-lightZone} 0 ${modules} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          aria-hidden
        >
          <path d={code?.path} />
        </svg>
      )}
      <p>{children}</p>
    </Code>
  )
}

function Recipient({ order: { full_name, phone } }: { order: Order }) {
  const msg = useMsg()
  return (
    <To>
      <Label>{msg('slips.to')}</Label>
      <p>{full_name}</p>
      <p>{phoneText(phone)}</p>
    </To>
  )
}

/** The line about money: nobody may collect what may be paid already. */
function Due({ order, look }: { order: Order } & Pick<Sender, 'look'>) {
  const msg = useMsg()
  const collect = amountToCollect(order)
  const why =
    order.status === 'cancelled'
      ? 'slips.cancelled'
      : collect === null
        ? 'slips.unknown'
        : collect === 0
          ? 'slips.paid'
          : null
  return (
    <DueBox>
      {why ? (
        <p>{msg(why)}</p>
      ) : (
        <p>
          {msg('slips.collect')}: <strong>{formatVnd(collect ?? 0)}</strong>
        </p>
      )}
      {look !== 'unsaid' && <p>{msg(`slips.${look}`)}</p>}
    </DueBox>
  )
}

function Note({ text, isFirst }: { text: string; isFirst: boolean }) {
  const msg = useMsg()
  return (
    <Said>
      {isFirst && <Label>{msg('slips.note')}</Label>} {text}
    </Said>
  )
}

function Line({ item }: { item: OrderItem }) {
  return (
    <Row>
      <b>{item.quantity} ×</b>
      <div>
        <p>{item.product_name}</p>
        <p>{[item.sku, item.color, item.size].filter(Boolean).join(' · ')}</p>
      </div>
    </Row>
  )
}

function Foot({ order: { items } }: { order: Order }) {
  const msg = useMsg()
  const n = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <End>
      <b>{msg('slips.pieces', { n })}</b>
      <p>{msg('slips.signature')}</p>
    </End>
  )
}

/* Parts have paddings instead of margins: their heights add up. */
const Head = styled.header`
  border-block-end: 0.4mm solid black;
`

const From = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: 3mm;
  padding-block-end: 1.5mm;
`

const Label = styled.span`
  font-size: 7pt;
`

const Code = styled.div`
  padding-block-end: 1.5mm;
  text-align: center;

  & > svg {
    display: block;
    margin-inline: auto;
  }

  b {
    font-size: 10pt;
  }
`

const To = styled.section`
  padding-block-start: 1.5mm;
  font-size: 11pt;
  font-weight: 600;
  line-height: 1.3;

  ${Label} {
    font-weight: 400;
  }
`

const Address = styled.p`
  font-size: 9.5pt;
`

const DueBox = styled.div`
  padding-block-start: 2mm;

  & > p {
    padding: 1.5mm 2mm;
    border: 0.4mm solid black;
    font-size: 10pt;
    font-weight: 600;
    text-align: center;
  }

  strong {
    font-size: 14pt;
    white-space: nowrap;
  }
`

const Said = styled.p`
  padding-block-start: 1.5mm;
`

const Row = styled.div`
  display: grid;
  grid-template-columns: 9mm minmax(0, 1fr);
  padding-block: 1mm;
  border-block-end: 0.2mm solid #999;
`

const End = styled.footer`
  display: flex;
  justify-content: space-between;
  padding-block: 1.5mm 12mm;
`
