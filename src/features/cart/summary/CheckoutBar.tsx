import { useId } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { media } from '@/theme/breakpoints'
import { depths } from '@/theme/depths'
import { color, size, space, text, weight } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'

type CheckoutBarProps = {
  /** Whole VND. */
  total: number
  /** Nothing is selected. */
  disabled: boolean
  onCheckout: () => void
}

/** The total and the way to checkout; stays in view at the lower edge of narrow screens. */
export function CheckoutBar({ total, disabled, onCheckout }: CheckoutBarProps) {
  const msg = useMsg()
  const reason = useId()
  return (
    <Bar>
      <RoomForTheBar />
      <Total>
        <span>{msg('cart.total')}</span>
        <Amount>{formatVnd(total)}</Amount>
      </Total>
      <Button
        size="lg"
        block
        disabled={disabled}
        aria-describedby={disabled ? reason : undefined}
        onClick={onCheckout}
      >
        {msg('cart.checkout')}
      </Button>
      {disabled && <Reason id={reason}>{msg('cart.selectOne')}</Reason>}
    </Bar>
  )
}

/** What takes the focus must not end up under the header or the bar. */
const RoomForTheBar = createGlobalStyle`
  html {
    scroll-padding-block: calc(${size.header} + ${space(4)}) ${space(32)};

    ${media.desktop} {
      scroll-padding-block-end: 0;
    }
  }
`

const Bar = styled.div`
  position: sticky;
  z-index: ${depths.sticky};
  bottom: 0;
  display: grid;
  margin-inline: calc(-1 * var(--gutter));
  padding: ${space(3)} var(--gutter) max(${space(3)}, env(safe-area-inset-bottom));
  align-items: center;
  gap: ${space(2)} ${space(4)};
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
  /* The button keeps its place while the total changes; only one of eight digits or more takes of its room. */
  grid-template-columns: minmax(auto, 2fr) minmax(0, 3fr);

  ${media.desktop} {
    position: static;
    margin-inline: ${space(6)};
    padding: ${space(4)} 0 ${space(6)};
    row-gap: ${space(4)};
    background: none;
    grid-template-columns: minmax(0, 1fr);
  }
`

/* Above each other beside the button, on one line above it. */
const Total = styled.p`
  display: grid;
  font-weight: ${weight.bold};

  & > span:first-child {
    font-size: ${text.sm};
  }

  ${media.desktop} {
    display: flex;
    align-items: baseline;
    justify-content: space-between;

    & > span:first-child {
      font-size: ${text.md};
    }
  }
`

const Amount = styled.span`
  font-size: ${text.lg};
  white-space: nowrap;

  ${media.desktop} {
    font-size: ${text.xl};
  }
`

const Reason = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  grid-column: 1 / -1;
`
