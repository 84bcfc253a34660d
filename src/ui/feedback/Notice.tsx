import { type ReactNode, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { color, space, text } from '@/theme/tokens'
import { Stack } from '../layout/Stack'
import { Text } from '../layout/Text'

type NoticeProps = {
  title: string
  /** How many presses it has answered: each of them leads the focus here. */
  presses: number
  /** What happened, and the buttons to go on. */
  children: ReactNode
}

/** What a person has to know before she goes on, beside the button that she pressed. */
export function Notice({ title, presses, children }: NoticeProps) {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(
    function answerPress() {
      if (presses > 0) box.current?.focus()
    },
    [presses],
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
