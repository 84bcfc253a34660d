import { useState } from 'react'
import styled from 'styled-components'
import { isAvailableLine, type Line, lineKey, maxLineQuantity } from '@/domain/cart/cart'
import { subtotalOf } from '@/domain/order/bill'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { useSetAtom } from '@/lib/store'
import { Price } from '@/ui/data/Price'
import { QuantityField } from '@/ui/fields/QuantityField'
import { Row, Text } from '@/ui/layout/basics'
import { useToast } from '@/ui/toast/toast'
import { removeLineAtom } from './state'

type LineProps = {
  line: Line
}

type LineQuantityProps = LineProps & {
  /** The lowest quantity. With 0, the minus button can remove the line. */
  min: number
  onChange: (quantity: number) => void
}

/**
 * The quantity field of a line. A note says how many pieces are in stock. It appears if the cart has more
 * pieces, or if the shopper clicks plus at the limit. The note is below the buttons, because above it would
 * move them.
 */
export function CartLineQuantity({ line, min, onChange }: LineQuantityProps) {
  const msg = useMsg()
  const { quantity, stock = maxLineQuantity } = line
  const [wantsMore, setWantsMore] = useState(false)
  const isFull = quantity > stock || (wantsMore && quantity === stock)
  return (
    <div>
      <QuantityField
        label={line.name}
        value={quantity}
        min={min}
        max={Math.max(quantity, stock)}
        disabled={!isAvailableLine(line)}
        onChange={onChange}
        onMax={() => setWantsMore(true)}
      />
      <Text role="status" $size="sm" $color="warning">
        {isAvailableLine(line) && isFull && msg('cart.note.left', { n: stock })}
      </Text>
    </div>
  )
}

/** A note about what the last sync found: the line is no longer for sale, is sold out, or has a new price. */
export function CartLineNotes({ line }: LineProps) {
  const msg = useMsg()
  const { gone, stock, oldPrice, price } = line
  if (gone || stock === 0)
    return (
      <Text $size="sm" $color="danger">
        {msg(gone ? 'cart.note.gone' : 'cart.note.soldOut')}
      </Text>
    )
  if (oldPrice === undefined || oldPrice === price) return null
  return (
    <Text $size="sm" $color="warning">
      {msg('cart.note.price', { price: formatVnd(oldPrice) })}
    </Text>
  )
}

/**
 * The total of a line: price × quantity. If the product is on sale, or its price has changed since the
 * shopper saw it, the earlier total is shown, too. If the quantity is not 1, the price of one piece is shown,
 * too.
 */
export function CartLineTotal({ line }: LineProps) {
  const msg = useMsg()
  const { price, quantity, originalPrice, oldPrice } = line
  const original = originalPrice ?? oldPrice
  return (
    <Total as="p" $wrap $align="baseline" $justify="space-between" $gap={[0, 3]}>
      <Text as="span" $size="sm" $color="inkSoft">
        {quantity !== 1 && msg('cart.each', { price: formatVnd(price) })}
      </Text>
      <Price value={subtotalOf([line])} original={original && original * quantity} />
    </Total>
  )
}

/* The prices are below each other, at the edge where the button that removes the line ends. */
const Total = styled(Row)`
  & > [data-price] {
    flex-direction: column;
    align-items: end;
  }
`

/** Returns a function that removes a line. A toast offers undo. */
export function useRemoveCartLine({ line }: LineProps) {
  const msg = useMsg()
  const toast = useToast()
  const removeLine = useSetAtom(removeLineAtom)
  return () => {
    const message = msg('cart.removed', { name: line.name })
    toast({ message, type: 'info', undo: removeLine(lineKey(line)) })
  }
}
