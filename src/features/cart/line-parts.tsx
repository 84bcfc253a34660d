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
  /** The fewest: 0 where the line may go. */
  min: number
  onChange: (quantity: number) => void
}

/**
 * The quantity of a line. Below it, where it moves no button, how many are left: of too many, and after a
 * click at the limit.
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
 * What the last sync found about a line: gone, sold out, new price. How many are left stands at its quantity.
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

/** What a line costs: price times quantity. */
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
