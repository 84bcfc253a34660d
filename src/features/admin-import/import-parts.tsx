import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { color, radius, space, text } from '@/theme/tokens'
import { Row, Stack, Text } from '@/ui/layout/basics'

type ImportPartProps = {
  title: string
  action?: ReactNode
  gap?: number
  children: ReactNode
}

/** A titled part of the import's page. */
export function ImportPart({ title, action, gap = 3, children }: ImportPartProps) {
  const heading = (
    <Text as="h2" $title="h4">
      {title}
    </Text>
  )
  return (
    <Stack as="section" aria-label={title} $gap={gap}>
      {action ? (
        <Row $wrap $gap={[0, 4]} $align="center" $justify="space-between">
          {heading}
          {action}
        </Row>
      ) : (
        heading
      )}
      {children}
    </Stack>
  )
}

/** What is said beside or below the content itself. */
export const Note = styled(Text).attrs({ $size: 'sm', $color: 'inkSoft' })``

/** The frame of lists, tables and cards. */
export const frame = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`

/** A framed part with room around its content. */
export const Card = styled(Stack)`
  ${frame}
  padding: ${space(4)};
`

/** A framed list; what stands on one of its lines wraps. */
export const Lines = styled.ul`
  ${frame}
  overflow: hidden;
  font-size: ${text.sm};
  list-style: none;
  overflow-wrap: anywhere;

  li {
    display: flex;
    flex-wrap: wrap;
    padding: ${space(2)} ${space(3)};
    gap: ${space(1)} ${space(4)};
  }

  li + li {
    border-block-start: 1px solid ${color.line};
  }
`
