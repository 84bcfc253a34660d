import type { ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import type { Product, Variant } from '@/api/generated/model'
import { type Choice, isInStock } from '@/domain/catalogue/variant'
import { useMsg } from '@/i18n/use-msg'
import { isTouch } from '@/theme/breakpoints'
import { box, color, depths, media, radius, space, text, title } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { IconButton } from '@/ui/actions/IconButton'
import { NameText, OriginalName } from '@/ui/data/OriginalName'
import { Price } from '@/ui/data/Price'
import { ShareIcon } from '@/ui/icons'
import { useCopy } from '@/ui/toast/toast'
import { StockHint, VariantPicker } from './VariantPicker'

export type PurchasePanelProps = {
  product: Product
  /** The variant of the chosen colour and size; null when no such variant exists. */
  variant: Variant | null
  choice: Choice
  onChoose: (next: Choice) => void
  /**
   * Also called without a variant. The calling component then tells the shopper what is missing (Product §5).
   */
  onAdd: (variant: Variant | null) => void
  onBuyNow: (variant: Variant | null) => void
  /** Shown above the name, for example breadcrumbs. */
  above?: ReactNode
  wishlist?: ReactNode
  /** The button that opens the size chart. Shown for products with sizes. */
  sizeGuide?: ReactNode
  /** Returns the part below colour and size: the size that fits the shopper. */
  mySize?: (choice: Choice, onChoose: (next: Choice) => void) => ReactNode
  /** Returns an offer to notify the shopper when a sold-out variant is in stock again. */
  restock?: (variant: Variant | null) => ReactNode
}

/**
 * Name, price, colour and size, and two buttons to buy. On phones the buttons are fixed to the bottom edge
 * (Product §2).
 */
export function PurchasePanel(props: PurchasePanelProps) {
  const { product, variant, above, wishlist, sizeGuide, ...panel } = props
  const msg = useMsg()
  // Without a variant the buttons look disabled. They can still be clicked; the click then tells what is
  // missing.
  const off = {
    disabled: variant !== null && !isInStock(variant),
    'aria-disabled': !variant || undefined,
  }
  const hasSizes = product.attributes.some(({ type }) => type === 'size')
  return (
    <Panel aria-label={msg('product.purchase')}>
      {above}
      <div>
        <Name>
          <NameText name={product.name} />
        </Name>
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
      {panel.mySize?.(panel.choice, panel.onChoose)}
      <Row>
        <StockHint variant={variant} product={product} />
        {hasSizes && sizeGuide}
      </Row>
      {panel.restock?.(variant)}
      <Bar>
        <BarSpacing />
        <Button variant="secondary" size="lg" {...off} onClick={() => panel.onAdd(variant)}>
          {msg('product.addToCart')}
        </Button>
        <Button size="lg" {...off} onClick={() => panel.onBuyNow(variant)}>
          {msg('product.buyNow')}
        </Button>
      </Bar>
    </Panel>
  )
}

/** Shares this page's URL with the phone's share sheet, or copies it to the clipboard. */
function ShareButton({ title }: { title: string }) {
  const msg = useMsg()
  const copy = useCopy()
  const share = async () => {
    const url = location.href
    try {
      // Desktops may have a share sheet, too, but copying is more useful there.
      if ('share' in navigator && isTouch()) return await navigator.share({ title, url })
    } catch (error) {
      const isSheetClosed = error instanceof DOMException && error.name === 'AbortError'
      if (isSheetClosed) return
    }
    const says = { copied: msg('product.share.copied'), failed: msg('product.share.failed') }
    await copy(url, says)
  }
  return (
    <IconButton label={msg('product.share')} onClick={() => void share()}>
      <ShareIcon />
    </IconButton>
  )
}

/** Keeps the fixed bar from covering focused elements or the end of the footer. */
const BarSpacing = createGlobalStyle`
  html {
    scroll-padding-bottom: calc(${box.buyBarHeight} + ${space(4)});
  }

  body {
    padding-bottom: ${box.buyBarHeight};
  }

  ${media.tabletOrLow} {
    html {
      scroll-padding-bottom: 0;
    }

    body {
      padding-bottom: 0;
    }
  }
`

const Panel = styled.section`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  /* On phones the breadcrumbs come last, because the first view is for the product. */
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
  text-wrap: balance;

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
    gap: ${space(2)};
    margin-block: -${space(3)};

    & > [data-price] {
      font-size: ${text.lg};
    }
  }

  ${media.desktop} {
    & > [data-price] {
      font-size: ${text.xl};
    }
  }

  & > [data-price] > s {
    font-size: 0.75em;
  }
`

/* On phones in the corner of the pictures. Elsewhere the icons, not their buttons, align with the text. */
const Tools = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: calc(${box.productPadding} + ${space(2)});
  inset-inline-end: -${space(2)};
  display: grid;
  gap: ${space(2)};

  & > * {
    border-radius: ${radius.pill};
    background: ${color.surface};
  }

  ${media.tabletOrSideways} {
    position: static;
    display: flex;
    flex: none;
    gap: 0;
    margin-inline-end: -${space(2.5)};

    & > * {
      background: none;
    }
  }
`

/* Content fades out above the bar, so that no row looks cut off. */
const Bar = styled.div`
  position: fixed;
  z-index: ${depths.sticky};
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  min-height: ${box.buyBarHeight};
  /* The buttons wrap where both labels do not fit, e.g. with wide letter spacing. */
  flex-wrap: wrap;
  padding: 0 ${box.gutter} env(safe-area-inset-bottom);
  align-items: center;
  gap: ${space(3)};
  border-top: 1px solid ${color.line};
  background: ${color.paper};

  && > button {
    flex: 1 1 0;
    min-height: ${space(12)};
    padding-inline: ${space(1)};
    white-space: nowrap;
  }

  &::before {
    position: absolute;
    right: 0;
    bottom: calc(100% + 1px);
    left: 0;
    height: ${space(6)};
    background: linear-gradient(to top, ${color.paper}, transparent);
    content: '';
    pointer-events: none;
  }

  ${media.tabletOrLow} {
    &::before {
      content: none;
    }

    position: static;
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;

    & > button {
      min-height: ${space(13)};
    }
  }
`
