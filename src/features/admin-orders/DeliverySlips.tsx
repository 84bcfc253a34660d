import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styled, { createGlobalStyle } from 'styled-components'
import type { Order, OrderItem } from '@/api/generated/model'
import { amountToCollect } from '@/domain/carriers/statement'
import {
  slipBarWidth,
  type SlipSender,
  slipPages,
  type SlipPaperSize,
  slipWidthMm,
  slipTextPieces,
} from '@/domain/order/slip'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { barcodeOf, barcodeQuietZone } from '@/lib/barcode'
import { formatMoment } from '@/lib/dates'
import { formatPhone, phoneText } from '@/lib/kinds/phone'
import { formatVnd } from '@/lib/numbers'

type DeliverySlipsProps = {
  orders: readonly Order[]
  sender: SlipSender
  paper: SlipPaperSize
  /** Called when the slips are divided into pages and can be printed. */
  onReady: () => void
}

/**
 * The delivery slips of orders (Product §10.15). They are visible only in print. A slip fills one A6 page,
 * and the slip of a long order continues on further pages.
 */
export function DeliverySlips({ orders, sender, paper, onReady }: DeliverySlipsProps) {
  const [pages, setPages] = useState<readonly (readonly number[])[][]>()
  const slips = useRef<HTMLDivElement>(null)
  useEffect(function dealPartsToPages() {
    // The heights depend on the font, so the slips are measured after the fonts have loaded.
    void document.fonts.ready.then(() => {
      if (slips.current) setPages([...slips.current.children].map(pagesOf))
    })
  }, [])
  const reportReady = useEffectEvent(onReady)
  useEffect(
    function reportPages() {
      if (pages) reportReady()
    },
    [pages],
  )
  if (!pages)
    return createPortal(
      <Unseen ref={slips}>
        {orders.map((order) => (
          <div key={order.id}>
            <FirstHead order={order} sender={sender} page="1" />
            <NextHead order={order} page="1" />
            {slipParts(order, sender)}
          </div>
        ))}
      </Unseen>,
      document.body,
    )
  const sheets = orders.flatMap((order, place) => {
    const parts = slipParts(order, sender)
    const orderPages = pages[place] ?? []
    return orderPages.map((partNumbers, index) => {
      const page = `${index + 1}/${orderPages.length}`
      return (
        <Sheet key={`${order.id} ${partNumbers[0] ?? 'head'}`} aria-label={`${order.code} ${page}`}>
          {index === 0 ? (
            <FirstHead order={order} sender={sender} page={orderPages.length > 1 ? page : ''} />
          ) : (
            <NextHead order={order} page={page} />
          )}
          {partNumbers.map((part) => parts[part])}
        </Sheet>
      )
    })
  })
  return createPortal(
    <OnPaper data-slips data-paper={paper}>
      <PrintOnlySlips $size={paper === 'a6' ? '105mm 148mm' : 'A4'} />
      {sheets}
    </OnPaper>,
    document.body,
  )
}

const pxPerMm = 96 / 25.4

/**
 * The height of a page without its margins, in mm. A reserve of 2 mm is subtracted, because a slip may be
 * slightly higher in print than on the screen.
 */
const pageMm = 138 - 2

/**
 * Returns the indexes of the parts that fit on each page. The first two children of `slip` are not parts but
 * heads: the head of the first page, and the head of every further page.
 */
function pagesOf(slip: Element): number[][] {
  const [first = 0, next = 0, ...parts] = Array.from(
    slip.children,
    (part) => part.getBoundingClientRect().height / pxPerMm,
  )
  return slipPages(parts, { first: pageMm - first, next: pageMm - next })
}

/** In print, hides everything except the slips, and sets the paper of the slips. */
const PrintOnlySlips = createGlobalStyle<{ $size: string }>`
  @page {
    size: ${({ $size }) => $size};
    margin: 0;
  }

  @media print {
    html,
    body {
      min-height: 0;
      background: white;
    }

    body > :not([data-slips]) {
      display: none !important;
    }
  }
`

const Paper = styled.div`
  width: ${slipWidthMm}mm;
  color: black;
  font-size: 8pt;
  line-height: 1.35;
`

/** An invisible copy of the slips at the width of the paper, for measuring. */
const Unseen = styled(Paper)`
  position: fixed;
  inset: 0 auto auto 0;
  height: 0;
  overflow: hidden;
  visibility: hidden;
`

const OnPaper = styled(Paper)`
  display: none;
  width: auto;

  @media print {
    display: block;
  }

  &[data-paper='a4'] {
    @media print {
      display: grid;
      grid-template-columns: repeat(2, 105mm);
    }
  }
`

/**
 * One A6 page. The box is half a millimetre lower than A6, because some printers would otherwise add an empty
 * page.
 */
const Sheet = styled.article`
  width: 105mm;
  min-height: 147.5mm;
  padding: 5mm;
  break-inside: avoid;

  [data-paper='a6'] > & + & {
    break-before: page;
  }

  [data-paper='a4'] > && {
    min-height: 148.4mm;
    border: 0 dashed #999;
    border-block-end-width: 0.2mm;

    &:nth-of-type(odd) {
      border-inline-end-width: 0.2mm;
    }

    &:nth-of-type(4n + 3),
    &:nth-of-type(4n + 4) {
      border-block-end-width: 0;
    }

    &:nth-of-type(4n + 5) {
      break-before: page;
    }
  }
`

/**
 * The maximum length of a piece of text, in characters. A longer address or note is split into pieces, so
 * that each piece fits on a page.
 */
const maxPieceLength = 300

/** Returns the parts of a slip below its head. A part always stays whole on one page. */
function slipParts(order: Order, { look }: Pick<SlipSender, 'look'>): readonly ReactNode[] {
  return [
    <Recipient key="recipient" order={order} />,
    ...[...slipTextPieces(order.address, maxPieceLength).entries()].map(([place, text]) => (
      <Address key={`address ${place}`}>{text}</Address>
    )),
    <Due key="due" order={order} look={look} />,
    ...[...slipTextPieces(order.note ?? '', maxPieceLength).entries()].map(([place, text]) => (
      <Note key={`note ${place}`} text={text} isFirst={place === 0} />
    )),
    ...order.items.map((item) => <Line key={item.id} item={item} />),
    <Foot key="foot" order={order} />,
  ]
}

type HeadProps = { order: Order; page: string }

/** The head of the first page: the sender, the order's code, and the tracking number. */
function FirstHead({ order, sender, page }: HeadProps & { sender: SlipSender }) {
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
function NextHead({ order: { code, full_name }, page }: HeadProps) {
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

/**
 * An order code or a tracking number as text, with a barcode above the text. The barcode is left out if it
 * can't contain the text, or if its bars would be too narrow for a scanner.
 */
function Bars({ text, children }: { text: string; children: ReactNode }) {
  const code = barcodeOf(text)
  const modules = (code?.width ?? 0) + 2 * barcodeQuietZone
  const width = code && slipBarWidth(modules)
  return (
    <Code>
      {width !== null && (
        <svg
          width={`${modules * width}mm`}
          height="9mm"
          viewBox={`${-barcodeQuietZone} 0 ${modules} 1`}
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

/**
 * The amount that the courier collects, or the reason why the courier must not collect money. Below it stands
 * whether the recipient may open the parcel, if the shop has decided this.
 */
function Due({ order, look }: { order: Order } & Pick<SlipSender, 'look'>) {
  const msg = useMsg()
  const collect = amountToCollect(order)
  const reason =
    order.status === 'cancelled'
      ? 'slips.cancelled'
      : collect === null
        ? 'slips.unknown'
        : collect === 0
          ? 'slips.paid'
          : null
  return (
    <DueBox>
      {reason ? (
        <p>{msg(reason)}</p>
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
    <NoteText>
      {isFirst && <Label>{msg('slips.note')}</Label>} {text}
    </NoteText>
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

/*
 * Parts have paddings instead of margins. The margins of neighbours would collapse, so the measured heights
 * would not add up to the height of the page.
 */
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

const NoteText = styled.p`
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
