import styled from 'styled-components'
import type { LowStock } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, weight } from '@/theme/tokens'
import { Link } from '@/ui/actions/Link'
import { Figure, RowLink, RowText, Soft } from './dashboard-style'
import { ListCard } from './ListCard'

type LowStockListProps = {
  /** The fewest pieces first. */
  variants: readonly LowStock[]
}

/** Variants that run out, independent of the period. */
export function LowStockList({ variants }: LowStockListProps) {
  const msg = useMsg()
  return (
    <ListCard
      title={msg('adminDashboard.stock')}
      all={
        <Link to="/admin/products" search={{ stock: 'low' }}>
          {msg('adminDashboard.stock.all')}
        </Link>
      }
      none={msg('adminDashboard.stock.none')}
    >
      {variants.map(({ product_id, name, color: colour, size, stock }) => (
        <li key={`${product_id} ${colour} ${size}`}>
          <RowLink to="/admin/products/$id/edit" params={{ id: String(product_id) }}>
            <RowText>
              {name}
              <Soft>{[colour, size].filter(Boolean).join(' · ')}</Soft>
            </RowText>
            <Left data-out={stock === 0 || undefined}>
              {stock === 0
                ? msg('adminDashboard.stock.out')
                : msg('adminDashboard.stock.left', { n: stock })}
            </Left>
          </RowLink>
        </li>
      ))}
    </ListCard>
  )
}

const Left = styled(Figure)`
  color: ${color.warning};
  font-weight: ${weight.bold};

  &[data-out] {
    color: ${color.danger};
  }
`
