import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Product, Variant } from '@/api/generated/model'
import { type VariantChoice, isInStock } from '@/domain/catalogue/variant'
import { useMsg } from '@/i18n/use-msg'
import { isTouch } from '@/theme/breakpoints'
import { box, color, depths, media, radius, space, text, title } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { IconButton } from '@/ui/actions/IconButton'
import { UnbrokenWordsName, OriginalName } from '@/ui/data/OriginalName'
import { Price } from '@/ui/data/Price'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { ShareIcon } from '@/ui/icons'
import { lineClampStyle } from '@/ui/layout/basics'
import { useCopyText } from '@/ui/toast/toast'
import { StockHint, VariantPicker } from './VariantPicker'

export type PurchasePanelProps = {
  product: Product
  /**
   * True while the product itself is loading and only the data of its card is known. The buttons then wait,
   * because the stock is unknown.
   */
  isWaiting?: boolean | undefined
  /** The variant of the chosen colour and size, or null if there is no such variant. */
  variant: Variant | null
  choice: VariantChoice
  onChoose: (next: VariantChoice) => void
  /**
   * Called on a click. If no variant is chosen, the variant is null, and the caller shows which choice is
   * missing (Product §5).
   */
  onAdd: (variant: Variant | null) => void
  onBuyNow: (variant: Variant | null) => void
  /** The content above the name, for example breadcrumbs. */
  above?: ReactNode
  wishlist?: ReactNode
  /** The button that opens the size chart. It is shown if the product has sizes. */
  sizeGuide?: ReactNode
  /** Returns the content below colour and size: a suggested size for the shopper. */
  mySize?: (choice: VariantChoice, onChoose: (next: VariantChoice) => void) => ReactNode
  /**
   * Returns the offer of a message when a sold-out variant is in stock again. If the chosen variant is sold
   * out, `bar` is the bar of the buy buttons, and the offer's button takes the place of these buttons in it.
   * Otherwise `bar` is undefined.
   */
  restock?: (variant: Variant | null, bar: typeof BuyBar | undefined) => ReactNode
}

/**
 * The name, the price, the choice of colour and size, and two buy buttons. On phones, the buy buttons are
 * fixed at the bottom of the window (Product §2).
 */
export function PurchasePanel(props: PurchasePanelProps) {
  const { product, isWaiting, variant, above, wishlist, sizeGuide, ...panel } = props
  const msg = useMsg()
  // Without a variant the buttons only look disabled. A click on one of them shows which choice is missing.
  const isSoldOut = !isWaiting && variant !== null && !isInStock(variant)
  const off = { disabled: isWaiting || isSoldOut, 'aria-disabled': !variant || undefined }
  const isOffered = isSoldOut && panel.restock !== undefined
  const hasSizes = product.attributes.some(({ type }) => type === 'size')
  return (
    <Panel aria-label={msg('product.purchase')}>
      {above}
      <Name>
        <UnbrokenWordsName name={product.name} />
      </Name>
      <OriginalName name={product.name} original={product.original_name} />
      <Row>
        <Price
          {...(variant && !isWaiting
            ? { value: variant.price }
            : { value: product.min_price, max: product.max_price })}
          original={variant?.original_price}
          size="lg"
        />
        <Tools>
          {wishlist}
          <ShareButton title={product.name} />
        </Tools>
      </Row>
      <VariantPicker product={product} choice={panel.choice} onChoose={panel.onChoose} />
      {!isWaiting && panel.mySize?.(panel.choice, panel.onChoose)}
      <Row>
        {isWaiting ? (
          <Skeleton height={space(5)} width="8ch" />
        ) : (
          <StockHint variant={variant} product={product} />
        )}
        {hasSizes && sizeGuide}
      </Row>
      {!isOffered && (
        <BuyBar>
          <Button variant="secondary" size="lg" {...off} onClick={() => panel.onAdd(variant)}>
            {msg('product.addToCart')}
          </Button>
          <Button size="lg" {...off} onClick={() => panel.onBuyNow(variant)}>
            {msg('product.buyNow')}
          </Button>
        </BuyBar>
      )}
      {!isWaiting && panel.restock?.(variant, isOffered ? BuyBar : undefined)}
    </Panel>
  )
}

/**
 * A button that shares the URL of this page. It opens the share sheet of a touch device, or else copies the
 * URL.
 */
function ShareButton({ title }: { title: string }) {
  const msg = useMsg()
  const copy = useCopyText()
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

const Panel = styled.section`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  /* On phones the breadcrumbs and the original name come last, so that the first view shows the product. */
  & > :is(nav, [lang]) {
    order: 1;
  }

  ${media.tabletOrSideways} {
    gap: ${space(5)};

    & > :is(nav, [lang]) {
      order: 0;
    }

    & > [lang] {
      margin-block-start: -${space(5)};
    }
  }
`

/* A long name is cut after two lines, on wider screens after three. The breadcrumbs show the whole name. */
const Name = styled.h1`
  ${lineClampStyle}
  -webkit-line-clamp: 2;
  font: ${title.h3};
  text-wrap: balance;

  ${media.tabletOrSideways} {
    -webkit-line-clamp: 3;
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

/*
 * On phones the buttons are in the corner of the pictures. On wider screens the icons, not the boxes around
 * them, align with the text.
 */
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

/* The content fades out above the bar, because a sharp edge would cut rows of text in half. */
const BuyBar = styled.div`
  position: fixed;
  z-index: ${depths.sticky};
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  min-height: ${box.buyBarHeight};
  justify-self: stretch;
  /* The buttons wrap if both labels do not fit, for example with wide letter spacing. */
  flex-wrap: wrap;
  padding: 0 ${box.gutter} env(safe-area-inset-bottom);
  align-items: center;
  gap: ${space(3)};
  border-top: 1px solid ${color.line};
  background: ${color.paper};

  && > button {
    flex: 1 1 auto;
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

  /* Without this space, the bar would cover the end of the footer, and elements that have the focus. */
  html:has(&) {
    scroll-padding-bottom: calc(${box.buyBarHeight} + ${space(4)});
  }

  body:has(&) {
    padding-bottom: ${box.buyBarHeight};
  }

  ${media.tabletOrLow} {
    &::before {
      content: none;
    }

    html:has(&) {
      scroll-padding-bottom: 0;
    }

    body:has(&) {
      padding-bottom: 0;
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
