import styled from 'styled-components'
import type { TopProduct } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { Link } from '@/ui/actions/Link'
import { Picture } from '@/ui/media/Picture'
import { Figure, RowLink, RowText, Soft } from './dashboard-style'
import { ListCard } from './ListCard'

type TopProductsProps = {
  /** The best-selling first. */
  products: readonly TopProduct[]
}

/** The best-selling products of the period. */
export function TopProducts({ products }: TopProductsProps) {
  const msg = useMsg()
  return (
    <ListCard
      title={msg('adminDashboard.top')}
      all={<Link to="/admin/products">{msg('adminDashboard.top.all')}</Link>}
      none={msg('adminDashboard.top.none')}
    >
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
    </ListCard>
  )
}

const Shot = styled.span`
  flex: none;
  width: 40px;
`
