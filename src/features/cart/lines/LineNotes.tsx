import styled from 'styled-components'
import type { Line } from '@/domain/cart/cart'
import { formatVnd } from '@/lib/money'
import { useMsg } from '@/i18n/use-msg'
import { color, text } from '@/theme/tokens'

type LineNotesProps = {
  /** The line with what the server said of it. */
  line: Line
}

/** What the last sync found about a line: gone, sold out, new price. How many are left stands at its quantity. */
export function LineNotes({ line }: LineNotesProps) {
  const msg = useMsg()
  const { stock, oldPrice, price } = line
  if (line.gone) return <Note data-tone="danger">{msg('cart.note.gone')}</Note>
  if (stock === 0) return <Note data-tone="danger">{msg('cart.note.soldOut')}</Note>
  if (oldPrice === undefined || oldPrice === price) return null
  return <Note data-tone="warning">{msg('cart.note.price', { price: formatVnd(oldPrice) })}</Note>
}

const Note = styled.p`
  color: ${color.warning};
  font-size: ${text.sm};

  &[data-tone='danger'] {
    color: ${color.danger};
  }
`
