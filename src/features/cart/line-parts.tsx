import { useState } from 'react'
import { isAvailable, type Line, maxQuantity } from '@/domain/cart/cart'
import { subtotalOf } from '@/domain/order/bill'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { Price } from '@/ui/data/Price'
import { Quantity } from '@/ui/fields/Quantity'
import { Row, Text } from '@/ui/layout/basics'

type LineProps = {
  line: Line
}

type LineQuantityProps = LineProps & {
  /** The lowest quantity. With 0, the shopper can remove the line. */
  min: number
  onChange: (quantity: number) => void
}

/**
 * The quantity of a line. Shows how many pieces are left if the cart has too many, or after a click at the
 * limit. The note is below the buttons, so that it moves none of them.
 */
export function LineQuantity({ line, min, onChange }: LineQuantityProps) {
  const msg = useMsg()
  const { quantity, stock = maxQuantity } = line
  const [wantsMore, setWantsMore] = useState(false)
  const isFull = quantity > stock || (wantsMore && quantity === stock)
  return (
    <div>
      <Quantity
        label={line.name}
        value={quantity}
        min={min}
        max={Math.max(quantity, stock)}
        disabled={!isAvailable(line)}
        onChange={onChange}
        onMax={() => setWantsMore(true)}
      />
      <Text role="status" $size="sm" $color="warning">
        {isAvailable(line) && isFull && msg('cart.note.left', { n: stock })}
      </Text>
    </div>
  )
}

/**
 * What the last sync found: the line is no longer for sale, is sold out, or has a new price. `LineQuantity`
 * shows how many pieces are left.
 */
export function LineNotes({ line }: LineProps) {
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

/** Price × quantity of a line. */
export function LineTotal({ line }: LineProps) {
  const msg = useMsg()
  return (
    <Row as="p" $wrap $align="baseline" $justify="space-between" $gap={[0, 3]}>
      <Text as="span" $size="sm" $color="inkSoft">
        {msg('cart.lineTotal')}
      </Text>
      <Price value={subtotalOf([line])} />
    </Row>
  )
}
