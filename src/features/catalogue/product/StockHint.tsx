import styled from 'styled-components'
import type { Variant } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, text } from '@/theme/tokens'

const lowStock = 5

type StockHintProps = {
  /** The chosen variant, or null before the choice is complete. */
  variant: Variant | null
}

/** The stock of the chosen variant: in stock, few left, or sold out. */
export function StockHint({ variant }: StockHintProps) {
  const msg = useMsg()
  const stock = variant?.stock ?? 0
  const level = stock === 0 ? 'none' : stock <= lowStock ? 'few' : 'plenty'
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

  &[data-level='none'] {
    color: ${color.danger};
  }
`
