import styled from 'styled-components'
import { isAvailable, type Line, lineKey, maxQuantity } from '@/domain/cart/cart'
import { useSetAtom } from '@/lib/store'
import { color, space, text } from '@/theme/tokens'
import { Picture } from '@/ui/media/Picture'
import { Price } from '@/ui/data/Price'
import { Quantity } from '@/ui/fields/Quantity'
import { LineNotes } from '@/features/cart/lines/LineNotes'
import { LineOptions } from '@/features/cart/lines/LineOptions'
import { setQuantityAtom } from '@/features/cart/actions'

/** A line in the header's cart. Its quantity never goes below 1 (Product §4). */
export function HeaderCartLine({ line }: { line: Line }) {
  const setQuantity = useSetAtom(setQuantityAtom)
  return (
    <Row>
      <Picture src={line.image} alt="" sizes="72px" />
      <Facts>
        <Name>{line.name}</Name>
        <LineOptions line={line} />
        <LineNotes line={line} />
        <Foot>
          <Quantity
            label={line.name}
            value={line.quantity}
            min={1}
            max={Math.max(line.quantity, line.stock ?? maxQuantity)}
            disabled={!isAvailable(line)}
            onChange={(quantity) => setQuantity(lineKey(line), quantity)}
          />
          <Price value={line.price} size="sm" />
        </Foot>
      </Facts>
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  padding-block: ${space(3)};
  gap: ${space(3)};
  grid-template-columns: 72px minmax(0, 1fr);

  & + & {
    border-top: 1px solid ${color.line};
  }
`

const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
`

const Name = styled.p`
  overflow: hidden;
  font-size: ${text.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`
