import styled from 'styled-components'
import { type Line, lineKey } from '@/domain/cart/cart'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { color, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Checkbox } from '@/ui/choosing/Checkbox'
import { useToast } from '@/ui/toast/toast'
import { allSelectedAtom, clearCartAtom, selectAllAtom } from './actions'
import { CartLine, focusHeading, LineList } from './CartLine'
import { LongLineList } from './LongLineList'
import { cartAtom } from './state'

/** Longer lists are virtualized. */
const maxPlainLines = 50

type CartLinesProps = {
  /** Key of the line that is being edited. */
  edited: string | undefined
  onEdit: (line: Line) => void
}

/** The lines of the cart, and the checkbox that selects or deselects them all (Product §2). */
export function CartLines({ edited, onEdit }: CartLinesProps) {
  const msg = useMsg()
  const { lines, selected } = useAtomValue(cartAtom)
  const allSelected = useAtomValue(allSelectedAtom)
  const selectAll = useSetAtom(selectAllAtom)
  const keys = new Set(selected)
  const renderLine = (line: Line, index: number) => {
    const key = lineKey(line)
    return (
      <CartLine
        line={line}
        selected={keys.has(key)}
        isEdited={edited === key}
        onEdit={onEdit}
        priority={index < eagerPictures}
      />
    )
  }
  return (
    <section aria-label={msg('cart.lines')}>
      <Head>
        <Checkbox
          label={msg(allSelected ? 'cart.deselectAll' : 'cart.selectAll')}
          checked={allSelected}
          indeterminate={selected.length > 0 && !allSelected}
          onChange={() => selectAll(!allSelected)}
        />
        <ClearCart />
      </Head>
      {lines.length <= maxPlainLines ? (
        <LineList>
          {lines.map((line, index) => (
            <li key={lineKey(line)}>{renderLine(line, index)}</li>
          ))}
        </LineList>
      ) : (
        <LongLineList lines={lines} pinned={edited}>
          {renderLine}
        </LongLineList>
      )}
    </section>
  )
}

/** Empties the cart, with an undo. */
function ClearCart() {
  const msg = useMsg()
  const toast = useToast()
  const clear = useSetAtom(clearCartAtom)
  const clearAll = () => {
    focusHeading()
    toast({ message: msg('cart.cleared'), type: 'info', undo: clear() })
  }
  return (
    <Button variant="quiet" onClick={clearAll}>
      {msg('cart.clear')}
    </Button>
  )
}

/** Lines in the first view of a phone. */
const eagerPictures = 3

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  padding-bottom: ${space(3)};
  border-bottom: 1px solid ${color.line};
`
