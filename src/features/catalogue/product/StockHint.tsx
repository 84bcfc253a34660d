import styled from 'styled-components'
import type { Product, Variant } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, text } from '@/theme/tokens'

const lowStock = 5

type StockHintProps = {
  /** The chosen variant, or null before the choice is complete. */
  variant: Variant | null
  /** The product, whose answer may have no variants: then it is not for sale. */
  product: Pick<Product, 'variants'>
}

/** The stock of the chosen variant: in stock, few left, sold out; or that there is nothing to buy. */
export function StockHint({ variant, product }: StockHintProps) {
  const msg = useMsg()
  const stock = variant?.stock ?? 0
  const isForSale = product.variants.length > 0
  const level = !isForSale ? 'off' : stock === 0 ? 'none' : stock <= lowStock ? 'few' : 'plenty'
  return (
    <Hint role="status" data-level={level}>
      {msg(`product.stock.${level}`, { n: stock })}
    </Hint>
  )
}

const Hint = styled.p`
  color: ${color.positive};
  font-size: ${text.sm};

  &[data-level='few'] {
    color: ${color.warning};
  }

  &[data-level='none'],
  &[data-level='off'] {
    color: ${color.danger};
  }
`
