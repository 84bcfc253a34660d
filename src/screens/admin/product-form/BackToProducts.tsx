import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { AdminProductsSearch } from '@/domain/admin/products'
import { useMsg } from '@/i18n/use-msg'
import { size, space, text } from '@/theme/tokens'
import { Link } from '@/ui/actions/Link'
import { ArrowLeftIcon } from '@/ui/icons'

type BackToProductsProps = {
  /** What the list is asked for. */
  search?: AdminProductsSearch
  /** Stand beside it, where they may come late without moving anything. */
  children?: ReactNode
}

/** The link back to the list. */
export function BackToProducts({ search, children }: BackToProductsProps) {
  const msg = useMsg()
  return (
    <Row>
      <Link to="/admin/products" search={search ?? {}}>
        <ArrowLeftIcon size={16} />
        {msg('adminProduct.back')}
      </Link>
      {children}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(4)};
  font-size: ${text.sm};

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
    gap: ${space(1)};
  }
`
