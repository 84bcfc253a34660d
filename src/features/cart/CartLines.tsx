import styled from 'styled-components'
import { lineKey } from '@/domain/cart'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { color, space } from '@/theme/tokens'
import { Checkbox } from '@/ui/Checkbox'
import { CartLine } from './CartLine'
import { allSelectedAtom, selectAllAtom } from './actions'
import { cartAtom } from './state'

/** Every line of the cart, and the checkbox that selects or deselects them all (spec §2). */
export function CartLines() {
  const msg = useMsg()
  const { lines, selected } = useAtomValue(cartAtom)
  const allSelected = useAtomValue(allSelectedAtom)
  const selectAll = useSetAtom(selectAllAtom)
  const keys = new Set(selected)
  return (
    <section aria-label={msg('cart.lines')}>
      <Head>
        <Checkbox
          label={msg(allSelected ? 'cart.deselectAll' : 'cart.selectAll')}
          checked={allSelected}
          indeterminate={selected.length > 0 && !allSelected}
          onChange={() => selectAll(!allSelected)}
        />
      </Head>
      <List>
        {lines.map((line) => (
          <CartLine key={lineKey(line)} line={line} selected={keys.has(lineKey(line))} />
        ))}
      </List>
    </section>
  )
}

const Head = styled.div`
  padding-bottom: ${space(3)};
  border-bottom: 1px solid ${color.line};
`

const List = styled.ul`
  padding: 0;
  list-style: none;
`
