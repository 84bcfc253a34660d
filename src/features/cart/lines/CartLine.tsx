import { memo } from 'react'
import styled from 'styled-components'
import { isAvailable, type Line, lineKey } from '@/domain/cart/cart'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { media } from '@/theme/breakpoints'
import { color, space } from '@/theme/tokens'
import { Checkbox } from '@/ui/choosing/Checkbox'
import { IconButton } from '@/ui/actions/IconButton'
import { TrashIcon } from '@/ui/icons'
import { Picture } from '@/ui/media/Picture'
import { OriginalName } from '@/ui/data/OriginalName'
import { Price } from '@/ui/data/Price'
import { selectLineAtom, setQuantityAtom } from '@/features/cart/actions'
import { EditButton, type EditedLine } from '@/features/cart/edit/EditButton'
import { LineTotal } from './LineTotal'
import { LineName } from './LineName'
import { LineNotes } from './LineNotes'
import { LineQuantity } from './LineQuantity'
import { useRemoveLine } from './use-remove-line'

type CartLineProps = {
  /** A line of the cart, as it was last compared with the server. */
  line: Line
  /** Whether it goes to the checkout. */
  selected: boolean
  /** State of its edit panel; undefined while the panel is closed. */
  editState?: EditedLine['state'] | undefined
  /** Opens the editor of its options. */
  onEdit: (line: Line) => void
  /** In the first view: the picture loads eagerly. */
  priority?: boolean
}

/** A line of the cart screen. Minus at quantity 1 removes it, with an undo (Product §4.5). */
export const CartLine = memo(function CartLine(props: CartLineProps) {
  const { line, selected, editState, onEdit, priority = false } = props
  const msg = useMsg()
  const key = lineKey(line)
  const select = useSetAtom(selectLineAtom)
  const setQuantity = useSetAtom(setQuantityAtom)
  const remove = useRemoveLine()
  const available = isAvailable(line)
  return (
    <Row data-gone={!available || undefined}>
      <Checkbox
        label={msg('cart.select', { name: line.name })}
        hideLabel
        checked={selected}
        disabled={!available}
        onChange={(isSelected) => select(key, isSelected)}
      />
      <Picture src={line.image} alt="" sizes="112px" priority={priority} />
      <Facts>
        <LineName line={line} />
        <OriginalName name={line.name} original={line.originalName} />
        <EditButton line={line} state={editState} onEdit={onEdit} />
        <LineNotes line={line} />
        <Price value={line.price} original={line.oldPrice} />
      </Facts>
      <Tools>
        <LineQuantity
          line={line}
          min={0}
          onChange={(quantity) => (quantity === 0 ? remove(line) : setQuantity(key, quantity))}
        />
        <IconButton label={msg('cart.remove', { name: line.name })} onClick={() => remove(line)}>
          <TrashIcon />
        </IconButton>
        <Total>
          <LineTotal line={line} />
        </Total>
      </Tools>
    </Row>
  )
})

const Row = styled.div`
  display: grid;
  padding-block: ${space(5)};
  gap: ${space(3)};
  border-bottom: 1px solid ${color.line};
  grid-template-columns: auto 88px minmax(0, 1fr);

  &[data-gone] img {
    opacity: 0.5;
  }

  ${media.tablet} {
    gap: ${space(5)};
    grid-template-columns: auto 112px minmax(0, 1fr) auto;
  }
`

const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
`

const Tools = styled.div`
  display: grid;
  align-items: start;
  align-self: start;
  justify-content: space-between;
  grid-column: 2 / -1;
  gap: ${space(2)};
  margin-inline-end: -${space(2)};
  grid-template-columns: auto auto;

  ${media.tablet} {
    grid-column: auto;
  }
`

/* Its end is that of the trash icon, which the button's edge surrounds. */
const Total = styled.div`
  grid-column: 1 / -1;
  margin-inline-end: ${space(2)};
`
