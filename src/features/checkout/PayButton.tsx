import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '@/theme/tokens'
import { buttonStyle, lookAttributes } from '@/ui/actions/button-style'
import { Spinner } from '@/ui/feedback/Spinner'

type PayButtonProps = {
  /** Looks disabled but can be pressed: the form then moves to what is missing. */
  incomplete: boolean
  /** True while the order is sent; the form can't be sent again. */
  sending: boolean
  /** Id of the text that names what is missing. */
  describedBy: string | undefined
  children: ReactNode
}

/** Sends the form around it. */
export function PayButton({ incomplete, sending, describedBy, children }: PayButtonProps) {
  return (
    <Root
      {...lookAttributes({ size: 'lg', block: true })}
      type="submit"
      aria-disabled={incomplete || sending}
      aria-busy={sending}
      aria-describedby={describedBy}
    >
      {sending && <Spinner />}
      {children}
    </Root>
  )
}

const Root = styled.button`
  ${buttonStyle}

  &[data-variant][aria-disabled='true'] {
    background: ${color.line};
    color: ${color.inkSoft};
  }

  &[data-variant][aria-busy='true'] {
    background: ${color.accent};
    color: ${color.onAccent};
    cursor: progress;
  }
`
