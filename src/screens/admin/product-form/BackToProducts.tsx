import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { size, space, text } from '@/theme/tokens'
import { ArrowLeftIcon } from '@/ui/icons/ArrowLeftIcon'
import { Link } from '@/ui/Link'

/** The way back to the list. */
export function BackToProducts() {
  const msg = useMsg()
  return (
    <Row>
      <Back to="/admin/products">
        <ArrowLeftIcon size={16} />
        {msg('adminProduct.back')}
      </Back>
    </Row>
  )
}

const Row = styled.p`
  font-size: ${text.sm};
`

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  gap: ${space(1)};
`
