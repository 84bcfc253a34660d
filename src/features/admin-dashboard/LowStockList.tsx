import { useId } from 'react'
import styled from 'styled-components'
import type { LowStock } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, weight } from '@/theme/tokens'
import { Link } from '@/ui/actions/Link'
import {
  Card,
  CardHead,
  CardTitle,
  Figure,
  NothingYet,
  RowLink,
  Rows,
  RowText,
  Soft,
} from './dashboard-style'

type LowStockListProps = {
  /** The fewest pieces first. */
  variants: readonly LowStock[]
}

/** Variants that run out, independent of the period. */
export function LowStockList({ variants }: LowStockListProps) {
  const msg = useMsg()
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <CardHead>
        <CardTitle id={id}>{msg('adminDashboard.stock')}</CardTitle>
        <Link to="/admin/products" search={{ stock: 'low' }}>
          {msg('adminDashboard.stock.all')}
        </Link>
      </CardHead>
      {variants.length === 0 ? (
        <NothingYet>{msg('adminDashboard.stock.none')}</NothingYet>
      ) : (
        <Rows aria-labelledby={id}>
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
        </Rows>
      )}
    </Card>
  )
}

const Left = styled(Figure)`
  color: ${color.warning};
  font-weight: ${weight.bold};

  &[data-out] {
    color: ${color.danger};
  }
`
