import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, media, radius, space, text, title } from '@/theme/tokens.gen'
import { Row } from './basics'

type TitledCardProps = {
  title: ReactNode
  aside?: ReactNode
  /** The id of the heading. With it, code can move the focus to the heading. */
  focusId?: string
  /** The space between the parts, in steps of 4 px. */
  gap?: number
  children: ReactNode
}

/** A card of the back office with a heading and small text. */
export function TitledCard({ title, aside, focusId, gap = 3, children }: TitledCardProps) {
  const id = useId()
  const heading = (
    <Title id={focusId ?? id} tabIndex={focusId === undefined ? undefined : -1}>
      {title}
    </Title>
  )
  return (
    <Card $gap={gap} aria-labelledby={focusId ?? id}>
      {aside ? (
        <Row $gap={3} $align="center" $justify="space-between" $wrap>
          {heading}
          {aside}
        </Row>
      ) : (
        heading
      )}
      {children}
    </Card>
  )
}

const Card = styled.section<{ $gap: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${text.sm};
  gap: ${({ $gap }) => space($gap)};

  ${media.tablet} {
    padding: ${space(5)};
  }
`

const Title = styled.h2`
  flex: 1 1 8em;
  font: ${title.h4};
  overflow-wrap: anywhere;
`
