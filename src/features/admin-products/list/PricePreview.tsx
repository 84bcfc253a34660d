import styled from 'styled-components'
import type { AdminProductRow, PriceChange } from '@/api/generated/model'
import { changedPrice } from '@/domain/admin/price-change'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text, weight } from '@/theme/tokens'
import { PriceRange } from './PriceRange'

type PricePreviewProps = {
  /** The products, as the list knows them. */
  products: readonly AdminProductRow[]
  /** How their prices change; null while that is not known. */
  change: PriceChange | null
}

/** More are counted: nobody reads on. */
const shownMax = 50

/** The prices of products before and after a change. What would not be above 0 is said. */
export function PricePreview({ products, change }: PricePreviewProps) {
  const msg = useMsg()
  const rest = products.length - shownMax
  return (
    // Scrolls by itself, so it takes the focus.
    <Scroller role="region" tabIndex={0} aria-label={msg('adminProducts.price.preview')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{msg('adminProducts.price.product')}</th>
            <Amount as="th" scope="col">
              {msg('adminProducts.price.before')}
            </Amount>
            <Amount as="th" scope="col">
              {msg('adminProducts.price.after')}
            </Amount>
          </tr>
        </thead>
        <tbody>
          {products.slice(0, shownMax).map(({ id, name, min_price, max_price }) => (
            <tr key={id}>
              <Name scope="row">{name}</Name>
              <Amount>
                <PriceRange min={min_price} max={max_price} />
              </Amount>
              <Amount>
                <After min={min_price} max={max_price} change={change} />
              </Amount>
            </tr>
          ))}
        </tbody>
      </Table>
      {rest > 0 && <More>{msg('adminProducts.price.more', { n: rest })}</More>}
    </Scroller>
  )
}

type AfterProps = { min: number; max: number; change: PriceChange | null }

function After({ min, max, change }: AfterProps) {
  const msg = useMsg()
  if (!change) return '–'
  const lowest = changedPrice(min, change)
  if (lowest <= 0) return <Refused>{msg('adminProducts.price.notPossible')}</Refused>
  return (
    <New>
      <PriceRange min={lowest} max={changedPrice(max, change)} />
    </New>
  )
}

const Scroller = styled.div`
  max-height: 320px;
  border: 1px solid ${color.line};
  overflow: auto;
`

const Table = styled.table`
  width: 100%;
  font-size: ${text.sm};

  & th,
  & td {
    padding: ${space(2)} ${space(3)};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }

  & thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${color.sand};
  }
`

const Name = styled.th`
  font-weight: ${weight.regular};
  overflow-wrap: anywhere;
`

const Amount = styled.td`
  && {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

const New = styled.span`
  font-weight: ${weight.bold};
`

const Refused = styled.span`
  color: ${color.danger};
`

const More = styled.p`
  padding: ${space(2)} ${space(3)};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
