import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { size, space, text } from '@/theme/tokens'
import { AnyLink } from '@/ui/actions/AnyLink'
import { RulerIcon } from '@/ui/icons'

/** Links to the size tables and the size finder. */
export function SizeGuideLink() {
  const msg = useMsg()
  return (
    <Guide href="/size-guide" $quiet>
      <RulerIcon size={20} />
      {msg('product.sizeGuide')}
    </Guide>
  )
}

const Guide = styled(AnyLink)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(2)};
  font-size: ${text.sm};
`
