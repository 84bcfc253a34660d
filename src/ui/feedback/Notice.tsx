import { type ReactNode, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { color, space, text } from '@/theme/tokens.gen'
import { Stack, Text } from '../layout/basics'

type NoticeProps = {
  title: string
  /** How often the user has clicked so far. With each further click, the notice receives the focus again. */
  clicks: number
  /** The text of the notice, and the buttons to continue. */
  children: ReactNode
}

/**
 * A box with an important message and the buttons to continue. Each further click moves the focus to the box,
 * so the box belongs next to the clicked button.
 */
export function Notice({ title, clicks, children }: NoticeProps) {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(
    function answerClick() {
      if (clicks > 0) box.current?.focus()
    },
    [clicks],
  )
  return (
    <Box ref={box} $gap={3} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Text as="h2" id={titleId} $title="h3">
        {title}
      </Text>
      {children}
    </Box>
  )
}

const Box = styled(Stack)`
  padding: ${space(4)};
  border: 1px solid ${color.warning};
  background: ${color.surface};
  font-size: ${text.sm};
`
