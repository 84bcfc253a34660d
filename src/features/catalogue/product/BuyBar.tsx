import styled, { createGlobalStyle } from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, depths, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'

type BuyBarProps = {
  disabled: boolean
  /** No variant is chosen: the buttons look disabled, but a click still shows what is missing. */
  unchosen?: boolean
  onAdd: () => void
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
    scroll-padding-bottom: ${space(22)};
  }

  body {
    padding-bottom: ${space(18)};
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
  padding: ${space(3)} ${space(4)} calc(${space(3)} + env(safe-area-inset-bottom));
  gap: ${space(3)};
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  grid-template-columns: repeat(2, minmax(0, 1fr));

  & > button {
    padding-inline: ${space(2)};
    white-space: nowrap;
  }

  ${media.tabletOrLow} {
    position: static;
    padding: 0;
    border: 0;
    background: none;
  }
`
