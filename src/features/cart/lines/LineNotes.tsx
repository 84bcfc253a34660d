import styled from 'styled-components'
import type { Line } from '@/domain/cart/cart'
import { formatVnd } from '@/lib/money'
import { useMsg } from '@/i18n/use-msg'
import { color, text } from '@/theme/tokens'

type LineNotesProps = {
  /** The line with what the server said of it. */
  line: Line
}

/** What the last sync found about a line: gone, sold out, too few left, new price. */
export function LineNotes({ line }: LineNotesProps) {
  const msg = useMsg()
  const { stock, quantity, oldPrice, price } = line
  if (line.gone) return <Note data-tone="danger">{msg('cart.note.gone')}</Note>
  if (stock === 0) return <Note data-tone="danger">{msg('cart.note.soldOut')}</Note>
  return (
    <>
      {stock !== undefined && stock < quantity && (
        <Note data-tone="warning">{msg('cart.note.left', { n: stock })}</Note>
      )}
      {oldPrice !== undefined && oldPrice !== price && (
        <Note data-tone="warning">{msg('cart.note.price', { price: formatVnd(oldPrice) })}</Note>
      )}
    </>
  )
}

const Note = styled.p`
  color: ${color.warning};
  font-size: ${text.sm};

  &[data-tone='danger'] {
    color: ${color.danger};
  }
`
