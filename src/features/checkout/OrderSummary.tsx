import { useEffect, useId, useState } from 'react'
import styled from 'styled-components'
import { lineKey, lineOptions, unitCount } from '@/domain/cart/cart'
import { type CheckedLine, orderableLines } from '@/domain/cart/checked-lines'
import { deliveryEstimate, deliveryProvinces } from '@/domain/delivery/estimate'
import { tidyCouponCode } from '@/domain/order/bill'
import type { OrderFormValues } from '@/domain/order/form'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd, twoDigits } from '@/lib/numbers'
import { color, media, space, text } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { BillView } from '@/ui/data/BillView'
import { DeliveryDay } from '@/ui/data/DeliveryDay'
import { Price } from '@/ui/data/Price'
import { useAnnounce } from '@/ui/feedback/Announcer'
import { TextField } from '@/ui/fields/TextField'
import { useFormField, useFormValues, useShowsError, useIsTyping } from '@/ui/form/use-form'
import { ChevronDownIcon } from '@/ui/frame-icons'
import { TruckIcon } from '@/ui/icons'
import { Grid, Row, Stack, Text } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import type { Quote } from './queries'

type OrderSummaryProps = {
  lines: readonly CheckedLine[]
  /** The server's errors of lines, by line key. */
  lineErrors: ReadonlyMap<string, string>
  /** The bill of these lines. */
  quote: Quote
  /**
   * True on narrow screens. The summary is then above the form, and shows only the title and the total. It
   * unfolds when the shopper clicks it, and when it has to show an error, a change, an estimate or a voucher
   * code.
   */
  isFolded: boolean
}

/**
 * The lines of the order, the coupon and the bill (Product §2, §9). On wide screens only the lines scroll, so
 * that the bill stays in view.
 */
export function OrderSummary({ lines, lineErrors, quote, isFolded }: OrderSummaryProps) {
  const msg = useMsg()
  const titleId = useId()
  const notesOf = useLineChangeTexts()
  const isCodeWrong = useShowsError(['coupon']) || quote.error?.status === 422
  const { coupon } = useFormValues<OrderFormValues>()
  const hasNews =
    isCodeWrong ||
    quote.isEstimate ||
    quote.error !== null ||
    coupon !== '' ||
    lineErrors.size > 0 ||
    lines.some((line) => notesOf(line).length > 0)
  // An error, a changed line, an estimate or a voucher code unfolds the summary. The summary then stays open,
  // because folding it would move the form while the shopper types.
  const [hasHadNews, setHasHadNews] = useState(hasNews)
  if (hasNews && !hasHadNews) setHasHadNews(true)
  const units = unitCount(orderableLines(lines))
  const saved = -quote.bill.lines.reduce((sum, { amount }) => sum + Math.min(amount, 0), 0)
  const heading = (
    <Text as="h2" id={titleId} $title={isFolded ? 'h4' : 'h3'}>
      {msg('checkout.summary')}
    </Text>
  )
  const parts = (
    <>
      <Items
        aria-label={msg('checkout.summary.items')}
        // The list scrolls, so keyboard users must be able to focus it. Arrow keys scroll only a focused
        // list.
        tabIndex={lines.length > linesInSight ? 0 : undefined}
      >
        {lines.map((line) => (
          <SummaryItem key={lineKey(line)} line={line} error={lineErrors.get(lineKey(line))} />
        ))}
      </Items>
      <CouponField quote={quote} />
      <Stack $gap={2}>
        <BillView dense lines={quote.bill.lines} units={units} />
        {saved > 0 && (
          <Text $size="sm" $weight="bold" $color="positive">
            {msg('checkout.saved', { amount: formatVnd(saved) })}
          </Text>
        )}
        <QuoteNote quote={quote} />
        {units > 0 && <DeliveryNote />}
      </Stack>
    </>
  )
  if (!isFolded)
    return (
      <Box aria-labelledby={titleId}>
        {heading}
        {parts}
      </Box>
    )
  return (
    <section aria-labelledby={titleId}>
      <Fold open={hasHadNews}>
        <Row as="summary" $gap={2} $align="center">
          <ChevronDownIcon size={20} />
          {heading}
          <Text as="span" $size="lg" $weight="bold" $nowrap>
            {formatVnd(quote.bill.total)}
          </Text>
        </Row>
        <Stack $gap={4}>{parts}</Stack>
      </Fold>
    </section>
  )
}

/** The number of lines that fit beside the form in a low window. */
const linesInSight = 1

/*
 * The parts are children of the column beside the form, because only there can the lines shrink while all
 * other parts keep their height. At least one line stays in view.
 */
const Box = styled.section`
  display: contents;

  & > * {
    flex: none;
    margin: ${space(3)} ${space(6)} 0;
  }

  & > h2 {
    margin-block-start: ${space(5)};
  }

  & > ul {
    flex-shrink: 1;
    min-height: ${space(33)};
  }

  & > :last-child {
    padding-block-end: ${space(2)};
  }
`

/* The background reaches the edges of the screen. The texts align with the form. */
const Fold = styled.details`
  padding-inline: var(--gutter);
  margin-inline: calc(-1 * var(--gutter));
  border-block: 1px solid ${color.line};
  background: ${color.sand};

  & > summary {
    min-height: ${space(14)};
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }

    & > :last-child {
      margin-inline-start: auto;
    }
  }

  &[open] > summary > svg {
    transform: rotate(180deg);
  }

  & > :last-child {
    padding-block-end: ${space(5)};
  }
`

/* The scrollbar is inside the list, so that the prices align with the bill. */
const Items = styled.ul`
  border-block: 1px solid ${color.line};

  ${media.desktop} {
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-color: ${color.lineStrong} transparent;
    scrollbar-width: thin;
  }
`

type SummaryItemProps = { line: CheckedLine; error: string | undefined }

/**
 * A line of the order: picture, name, colour, size, quantity and price (Product §2), with notes about changes
 * and errors.
 */
function SummaryItem({ line, error }: SummaryItemProps) {
  const msg = useMsg()
  const notes = useLineChangeTexts()(line)
  const options = lineOptions(line)
  return (
    <Item as="li" data-gone={line.gone} $gap={4} $columns="72px minmax(0, 1fr)">
      <Picture src={line.image} alt="" sizes="72px" />
      <Stack $gap={1} $align="start">
        <Text $weight="bold">{line.name}</Text>
        {options && (
          <Text $size="sm" $color="inkSoft">
            {options}
          </Text>
        )}
        <Row $wrap $gap={[1, 3]} $align="baseline" $justify="space-between">
          <Text $size="sm" $color="inkSoft">
            {msg('checkout.summary.quantity', { count: twoDigits(line.quantity) })}
          </Text>
          <Price value={line.price} size="sm" />
        </Row>
        {notes.map((note) => (
          <Note key={note}>{note}</Note>
        ))}
        {error && (
          <Text $size="sm" $weight="bold" $color="danger">
            {error}
          </Text>
        )}
      </Stack>
    </Item>
  )
}

const Item = styled(Grid)`
  padding-block: ${space(4)};

  & + & {
    border-block-start: 1px solid ${color.line};
  }

  contain-intrinsic-block-size: auto 129px;
  content-visibility: auto;
`

const Note = styled.p`
  padding: ${space(1)} ${space(2)};
  border-inline-start: 3px solid ${color.warning};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${text.sm};

  & > button {
    margin-block: ${space(2)} ${space(1)};
  }
`

/**
 * Returns a function that describes the changes of a line in words: a new price, fewer pieces, sold out, or
 * no longer for sale. Only changes since the shopper last saw the line count (Product §12.1).
 */
export function useLineChangeTexts(): (line: CheckedLine) => string[] {
  const msg = useMsg()
  return ({ gone, stock, oldPrice, price, quantityBefore, quantity }) => {
    if (gone) return [msg(stock === 0 ? 'checkout.line.soldOut' : 'checkout.line.gone')]
    const notes: string[] = []
    if (oldPrice !== undefined && oldPrice !== price) {
      const prices = { before: formatVnd(oldPrice), now: formatVnd(price) }
      notes.push(msg('checkout.line.price', prices))
    }
    if (quantityBefore !== undefined) {
      notes.push(msg('checkout.line.stock', { left: quantity, before: quantityBefore }))
    }
    return notes
  }
}

/**
 * The field for the optional coupon. If the host refuses the code, the field shows the reason (Product §4.8):
 * as a hint while the shopper types, and as an error afterwards.
 */
function CouponField({ quote: { bill, isEstimate, error: failure } }: { quote: Quote }) {
  const msg = useMsg()
  const announce = useAnnounce()
  const isTyping = useIsTyping('coupon')
  const refusal = failure?.fieldErrors['coupon_code']?.[0]
  const { error = isTyping ? undefined : refusal, ...field } = useFormField<string>('coupon')
  const code = tidyCouponCode(field.value)
  const line = bill.lines.find(({ code: kind, label }) => kind === 'coupon' && label === code)
  const hintOf = () => {
    if (code === null) return msg('checkout.coupon.hint')
    if (line) return msg('checkout.coupon.taken', { amount: formatVnd(-line.amount) })
    return msg(isEstimate ? 'checkout.coupon.unknown' : 'checkout.coupon.checking')
  }
  const verdict = refusal ?? (line && hintOf())
  useEffect(
    function announceVerdict() {
      if (verdict) announce(verdict)
    },
    [verdict, announce],
  )
  return (
    <TextField
      {...field}
      name="coupon"
      label={msg('checkout.coupon')}
      hint={refusal ?? hintOf()}
      error={error}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="done"
    />
  )
}

/** The expected delivery day. Renders nothing until the shopper has chosen a province (Product §9.16c). */
function DeliveryNote() {
  const { province } = useFormValues<OrderFormValues>().region
  const [now] = useState(() => new Date())
  if (!province) return null
  const place = deliveryProvinces.find(({ code }) => code === province.code) ?? province
  return (
    <Arrival $gap={2} $align="center">
      <TruckIcon size={20} />
      <Text $size="sm">
        <DeliveryDay days={deliveryEstimate(now, province.code)} place={place.name} />
      </Text>
    </Arrival>
  )
}

const Arrival = styled(Row)`
  & > svg {
    flex: none;
    color: ${color.celadon};
  }
`

/** A note that the bill is an estimate, or that the host's bill failed to load (Product §9.7). */
function QuoteNote({ quote: { isEstimate, error, retry } }: { quote: Quote }) {
  const msg = useMsg()
  const isFailure = error !== null && error.status !== 422
  if (!isFailure && !isEstimate) return null
  return (
    <Note>
      {msg(isFailure ? 'bill.failed' : 'bill.estimate')}
      {isFailure && (
        <>
          {' '}
          <Button variant="quiet" onClick={retry}>
            {msg('bill.retry')}
          </Button>
        </>
      )}
    </Note>
  )
}
