import { useState } from 'react'
import styled from 'styled-components'
import { isAvailable, type Line, maxQuantity } from '@/domain/cart/cart'
import { useMsg } from '@/i18n/use-msg'
import { color, text } from '@/theme/tokens'
import { Quantity } from '@/ui/fields/Quantity'

type LineQuantityProps = {
  /** A line of the cart. */
  line: Line
  /** The fewest: 0 where the line may go. */
  min: number
  /** Called with the new quantity. */
  onChange: (quantity: number) => void
}

/** The quantity of a line. Below it, where it moves no button, how many are left: of too many, and after a press at the limit. */
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
      <Left role="status">
        {isAvailable(line) && isFull && msg('cart.note.left', { n: stock })}
      </Left>
    </div>
  )
}

const Left = styled.p`
  color: ${color.warning};
  font-size: ${text.sm};
`
