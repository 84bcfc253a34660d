import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color } from '@/theme/tokens'
import { buttonStyle, lookAttributes } from '@/ui/actions/button-style'
import { Spinner } from '@/ui/feedback/Spinner'
import { hiddenFromEye } from '@/ui/layout/hidden-from-eye'

type PayButtonProps = {
  /** Number of required fields that are empty: it looks disabled, and a press leads to the first of them. */
  missing: number
  /** True while the order is sent; the form can't be sent again. */
  sending: boolean
  /** Ids of the texts that say what is missing or what failed. */
  describedBy: string | undefined
}

/** Sends the form around it. On phones it shows the number of missing fields until there are none. */
export function PayButton({ missing, sending, describedBy }: PayButtonProps) {
  const msg = useMsg()
  const incomplete = missing > 0
  return (
    <Root
      {...lookAttributes({ size: 'lg', block: true })}
      type="submit"
      aria-disabled={incomplete || sending}
      aria-busy={sending}
      aria-describedby={describedBy}
    >
      {sending && <Spinner />}
      {incomplete && <Count>{msg('checkout.missing.count', { n: missing })}</Count>}
      <Pay>{msg('checkout.pay')}</Pay>
    </Root>
  )
}

const Count = styled.span`
  ${media.tablet} {
    display: none;
  }
`

/* Beside the number it is hidden from the eye, but stays the button's name. */
const Pay = styled.span`
  ${media.phone} {
    ${Count} + & {
      ${hiddenFromEye}
    }
  }
`

const Root = styled.button`
  ${buttonStyle}

  &[data-variant][aria-disabled='true'] {
    background: ${color.line};
    color: ${color.inkSoft};

    @media (forced-colors: active) {
      border-color: GrayText;
      background: ButtonFace;
      color: GrayText;
    }
  }

  &[data-variant][aria-busy='true'] {
    background: ${color.accent};
    color: ${color.onAccent};
    cursor: progress;
  }
`
