import styled, { createGlobalStyle } from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { box, color, depths, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'

type BuyBarProps = {
  /** True while the product can't be bought. */
  disabled: boolean
  /** No variant is chosen: the buttons look disabled, but a click still shows what is missing. */
  unchosen?: boolean
  /** Puts the chosen variant into the cart. */
  onAdd: () => void
  /** Goes to the checkout with the chosen variant alone. */
  onBuyNow: () => void
}

/** Add to cart and buy now; fixed to the bottom edge of phones, unless the window is low. */
export function BuyBar({ disabled, unchosen = false, onAdd, onBuyNow }: BuyBarProps) {
  const msg = useMsg()
  const off = { disabled, 'aria-disabled': unchosen || undefined }
  return (
    <Bar>
      <BarSpacing />
      <Button variant="secondary" size="lg" {...off} onClick={onAdd}>
        {msg('product.addToCart')}
      </Button>
      <Button size="lg" {...off} onClick={onBuyNow}>
        {msg('product.buyNow')}
      </Button>
    </Bar>
  )
}

/** Keeps focused elements and the end of the footer clear of the fixed bar. */
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

const Bar = styled.div`
  position: fixed;
  z-index: ${depths.sticky};
  right: 0;
  bottom: 0;
  left: 0;
  display: grid;
  min-height: ${box.buyBarHeight};
  padding: 0 ${box.gutter} env(safe-area-inset-bottom);
  align-items: center;
  gap: ${space(3)};
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  grid-template-columns: repeat(2, minmax(0, 1fr));

  & > button {
    min-height: ${space(12)};
    padding-inline: ${space(2)};
    white-space: nowrap;
  }

  ${media.tabletOrLow} {
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
