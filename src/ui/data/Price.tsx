import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { color, space, text, weight } from '@/theme/tokens.gen'
import { VisuallyHidden } from '../layout/basics'

export type PriceProps = {
  /** The price in whole VND. */
  value: number
  /** The price of the most expensive variant in whole VND. If it is higher than `value`, a range is shown. */
  max?: number | undefined
  /**
   * The price before the sale in whole VND. If it is higher than `value` and `max`, it is shown struck
   * through.
   */
  original?: number | null | undefined
  size?: 'sm' | 'md' | 'lg'
}

/**
 * A price, a price range, or a sale price with the original price. An amount is never broken into two lines.
 */
export function Price({ value, max = value, original, size = 'md' }: PriceProps) {
  const msg = useMsg()
  const onSale = typeof original === 'number' && original > max
  return (
    <Root data-price data-size={size}>
      <Now data-sale={onSale || undefined}>
        {onSale && <VisuallyHidden>{msg('ui.price.sale')} </VisuallyHidden>}
        <Amount>{formatVnd(value)}</Amount> {max > value && <Amount>– {formatVnd(max)}</Amount>}
      </Now>
      {onSale && (
        <Original>
          <VisuallyHidden>{msg('ui.price.original')} </VisuallyHidden>
          {formatVnd(original)}
        </Original>
      )}
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space(2)};
  font-size: ${text.md};

  &[data-size='sm'] {
    font-size: ${text.sm};
  }

  &[data-size='lg'] {
    font-size: ${text.xl};
  }
`

const Now = styled.span`
  position: relative;
  font-weight: ${weight.bold};

  &[data-sale] {
    color: ${color.accent};
  }
`

const Amount = styled.span`
  white-space: nowrap;
`

const Original = styled.s`
  position: relative;
  color: ${color.inkSoft};
  font-size: 0.875em;
  white-space: nowrap;
`
