import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Product, Variant } from '@/api/generated/model'
import { type Choice, isInStock } from '@/domain/variant'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { Price } from '@/ui/Price'
import { BuyBar } from './BuyBar'
import { StockHint } from './StockHint'
import { VariantPicker } from './VariantPicker'

type PurchasePanelProps = {
  product: Product
  variant: Variant | null
  choice: Choice
  onChoose: (next: Choice) => void
  onAdd: (variant: Variant) => void
  onBuyNow: (variant: Variant) => void
  /** Breadcrumbs and the like, above the name. */
  above?: ReactNode
}

/** Name, price, colour and size, and the two ways to buy (spec §2). */
export function PurchasePanel({ product, variant, above, ...panel }: PurchasePanelProps) {
  const msg = useMsg()
  const buy = (act: (chosen: Variant) => void) => () => isInStock(variant) && act(variant)
  return (
    <Panel aria-label={msg('product.purchase')}>
      {above}
      <Name>{product.name}</Name>
      {variant ? (
        <Price value={variant.price} original={variant.original_price} size="lg" />
      ) : (
        <Price value={product.min_price} max={product.max_price} size="lg" />
      )}
      <VariantPicker product={product} choice={panel.choice} onChoose={panel.onChoose} />
      <StockHint variant={variant} />
      <BuyBar
        disabled={!isInStock(variant)}
        onAdd={buy(panel.onAdd)}
        onBuyNow={buy(panel.onBuyNow)}
      />
    </Panel>
  )
}

const Panel = styled.section`
  display: grid;
  gap: ${space(5)};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`

const Name = styled.h1`
  font-size: var(--text-h2);
  overflow-wrap: anywhere;
`
