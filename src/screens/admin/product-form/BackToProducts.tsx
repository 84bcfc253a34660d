import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { space, text } from '@/theme/tokens'
import { ArrowLeftIcon } from '@/ui/icons/ArrowLeftIcon'
import { Link } from '@/ui/Link'

/** The way back to the list. */
export function BackToProducts() {
  const msg = useMsg()
  return (
    <Row>
      <Link to="/admin/products">
        <ArrowLeftIcon size={16} /> {msg('adminProduct.back')}
      </Link>
    </Row>
  )
}

const Row = styled.p`
  margin-block-end: ${space(2)};
  font-size: ${text.sm};

  svg {
    vertical-align: -3px;
  }
`
