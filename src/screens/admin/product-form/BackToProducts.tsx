import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { size, space, text } from '@/theme/tokens'
import { ArrowLeftIcon } from '@/ui/icons'
import { Link } from '@/ui/actions/Link'

/** The link back to the list. `children` stand beside it, where they may come late without moving anything. */
export function BackToProducts({ children }: { children?: ReactNode }) {
  const msg = useMsg()
  return (
    <Row>
      <Link to="/admin/products">
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
