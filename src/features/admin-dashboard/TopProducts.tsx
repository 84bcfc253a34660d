import { useId } from 'react'
import styled from 'styled-components'
import type { TopProduct } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { Link } from '@/ui/actions/Link'
import { Picture } from '@/ui/media/Picture'
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

type TopProductsProps = {
  /** The best-selling first. */
  products: readonly TopProduct[]
}

/** The best-selling products of the period. */
export function TopProducts({ products }: TopProductsProps) {
  const msg = useMsg()
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <CardHead>
        <CardTitle id={id}>{msg('adminDashboard.top')}</CardTitle>
        <Link to="/admin/products">{msg('adminDashboard.top.all')}</Link>
      </CardHead>
      {products.length === 0 ? (
        <NothingYet>{msg('adminDashboard.top.none')}</NothingYet>
      ) : (
        <Rows aria-labelledby={id}>
          {products.map((product) => (
            <li key={product.id}>
              <RowLink to="/admin/products/$id/edit" params={{ id: String(product.id) }}>
                <Shot>
                  <Picture src={product.image} alt="" ratio="1 / 1" sizes="40px" />
                </Shot>
                <RowText>
                  {product.name}
                  <Soft>{msg('adminDashboard.top.sold', { n: product.quantity })}</Soft>
                </RowText>
                <Figure>{formatVnd(product.revenue)}</Figure>
              </RowLink>
            </li>
          ))}
        </Rows>
      )}
    </Card>
  )
}

const Shot = styled.span`
  flex: none;
  width: 40px;
`
