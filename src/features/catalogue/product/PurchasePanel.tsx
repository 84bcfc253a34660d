import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Product, Variant } from '@/api/generated/model'
import { type Choice, isInStock } from '@/domain/catalogue/variant'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { space, title } from '@/theme/tokens'
import { OriginalName } from '@/ui/data/OriginalName'
import { Price } from '@/ui/data/Price'
import { BuyBar } from './BuyBar'
import { ShareButton } from './ShareButton'
import { SizeGuideLink } from './SizeGuideLink'
import { StockHint } from './StockHint'
import { VariantPicker } from './VariantPicker'

type PurchasePanelProps = {
  /** The product with its variants. */
  product: Product
  /** The variant of the chosen colour and size; null when there is none. */
  variant: Variant | null
  /** The chosen colour and size. */
  choice: Choice
  /** Called with the new choice. */
  onChoose: (next: Choice) => void
  /** Called also without a variant: the caller shows what is missing (Product §5). */
  onAdd: (variant: Variant | null) => void
  /** Goes to the checkout with this variant; null where the product has none. */
  onBuyNow: (variant: Variant | null) => void
  /** Shown above the name, e.g. breadcrumbs. */
  above?: ReactNode
  /** The wishlist button. */
  wishlist?: ReactNode
}

/** Name, price, colour and size, and the two buy buttons (Product §2). */
export function PurchasePanel({ product, variant, above, wishlist, ...panel }: PurchasePanelProps) {
  const msg = useMsg()
  const hasSizes = product.attributes.some(({ type }) => type === 'size')
  return (
    <Panel aria-label={msg('product.purchase')}>
      {above}
      <div>
        <Name>{product.name}</Name>
        <OriginalName name={product.name} original={product.original_name} />
      </div>
      <Row>
        {variant ? (
          <Price value={variant.price} original={variant.original_price} size="lg" />
        ) : (
          <Price value={product.min_price} max={product.max_price} size="lg" />
        )}
        <Tools>
          {wishlist}
          <ShareButton title={product.name} />
        </Tools>
      </Row>
      <VariantPicker product={product} choice={panel.choice} onChoose={panel.onChoose} />
      <Row>
        <StockHint variant={variant} product={product} />
        {hasSizes && <SizeGuideLink />}
      </Row>
      <BuyBar
        unchosen={!variant}
        disabled={variant !== null && !isInStock(variant)}
        onAdd={() => panel.onAdd(variant)}
        onBuyNow={() => panel.onBuyNow(variant)}
      />
    </Panel>
  )
}

const Panel = styled.section`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  /* On a phone the first view belongs to what is for sale: the breadcrumbs come last. */
  & > nav {
    order: 1;
  }

  ${media.tabletOrSideways} {
    gap: ${space(5)};

    & > nav {
      order: 0;
    }
  }
`

const Name = styled.h1`
  font: ${title.h3};

  ${media.tabletOrSideways} {
    font: ${title.h2};
  }
`

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-block: -${space(2)};

  ${media.tabletOrSideways} {
    margin-block: -${space(3)};
  }
`

/* Aligns the icons, not their buttons, with the text above and below. */
const Tools = styled.div`
  display: flex;
  flex: none;
  margin-inline-end: -${space(2.5)};
`
