import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens'
import { Button, type ButtonProps } from '@/ui/actions/Button'

type ComingSoonProps = Pick<ButtonProps, 'variant' | 'block'> & {
  /** What the button would do. */
  children: ReactNode
}

/** A button for a feature that does not exist yet; pressed, it shows that beside itself (Product §2.4). */
export function ComingSoon({ children, ...look }: ComingSoonProps) {
  const msg = useMsg()
  const [pressed, setPressed] = useState(false)
  return (
    <Place data-block={look.block}>
      <Button {...look} onClick={() => setPressed(true)}>
        {children}
      </Button>
      <Note role="status">{pressed && msg('auth.comingSoon')}</Note>
    </Place>
  )
}

const Place = styled.div`
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  justify-content: space-between;

  &[data-block='true'] {
    display: grid;
    justify-content: stretch;
    text-align: center;
  }
`

const Note = styled.span`
  min-height: 1.55em;
  margin-block-start: ${space(1)};
  color: ${color.celadon};
  font-size: ${text.sm};
`
