import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styled, { createGlobalStyle } from 'styled-components'
import type { Order } from '@/api/generated/model'
import { type Sender, type SlipPaper, slipPages, slipWidth } from '@/domain/order/slip'
import { FirstHead, NextHead, slipParts } from './slip-parts'

type OrderSlipsProps = {
  orders: readonly Order[]
  sender: Sender
  paper: SlipPaper
  /** Called once they stand as they are printed. */
  onReady: () => void
}

/**
 * Slips for packer and courier (Product §10.15), to be seen in print only: each is one A6 page, and as many
 * more as its order needs. Load it with the click that prints.
 */
export function OrderSlips({ orders, sender, paper, onReady }: OrderSlipsProps) {
  const [pages, setPages] = useState<readonly (readonly number[])[][]>()
  const slips = useRef<HTMLDivElement>(null)
  useEffect(function dealPartsToPages() {
    let isGone = false
    // Heights depend on the font.
    void document.fonts.ready.then(() => {
      if (!isGone && slips.current) setPages([...slips.current.children].map(pagesOf))
    })
    return () => {
      isGone = true
    }
  }, [])
  const tell = useEffectEvent(onReady)
  useEffect(
    function tellOfPages() {
      if (pages) tell()
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
    const own = pages[place] ?? []
    return own.map((some, index) => {
      const page = `${index + 1}/${own.length}`
      return (
        <Sheet key={`${order.id} ${some[0] ?? 'head'}`} aria-label={`${order.code} ${page}`}>
          {index === 0 ? (
            <FirstHead order={order} sender={sender} page={own.length > 1 ? page : ''} />
          ) : (
            <NextHead order={order} page={page} />
          )}
          {some.map((part) => parts[part])}
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

/** The height of a page between its edges. What is measured on screen may be a hair higher in print. */
const pageMm = 138 - 2

/** Lays out one slip; its heads come first among the children. */
function pagesOf(slip: Element): number[][] {
  const [first = 0, next = 0, ...parts] = Array.from(
    slip.children,
    (part) => part.getBoundingClientRect().height / pxPerMm,
  )
  return slipPages(parts, { first: pageMm - first, next: pageMm - next })
}

/** In print, hides everything but the slips, and chooses their paper. */
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
  width: ${slipWidth}mm;
  color: black;
  font-size: 8pt;
  line-height: 1.35;
  overflow-wrap: anywhere;
`

/** Has the width of paper, and takes no room on the page. */
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

/** One A6; its height is a hair less, so that no printer begins another sheet for it. */
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
