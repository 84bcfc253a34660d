import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text } from '@/theme/tokens.gen'
import { Row, Stack, Text } from '@/ui/layout/basics'

type ImportPartProps = {
  title: string
  action?: ReactNode
  gap?: number
  children: ReactNode
}

/** A titled part of the import page. */
export function ImportSection({ title, action, gap = 3, children }: ImportPartProps) {
  return (
    <Stack as="section" aria-label={title} $gap={gap}>
      <Row $wrap $gap={[0, 4]} $align="center" $justify="space-between">
        <Text as="h2" $title="h4">
          {title}
        </Text>
        {action}
      </Row>
      {children}
    </Stack>
  )
}

/** Small, soft text that explains the content beside or above it. */
export const SmallNote = styled(Text).attrs({ $size: 'sm', $color: 'inkSoft' })`
  max-width: 70ch;
`

/** The frame that lists, tables and cards of the import share. */
export const cardFrameStyle = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`

/** A framed list whose lines wrap. */
export const FramedList = styled.ul`
  ${cardFrameStyle}
  overflow: hidden;
  font-size: ${text.sm};

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

type RowLineProps = {
  line: number
  /** The content of the row. */
  children: ReactNode
  /** The result of the row, or its errors. */
  outcome: string
  isBad: boolean
}

/** One row of the file in a `FramedList`: its line number, its content, and its result. */
export function ImportFileRow({ line, children, outcome, isBad }: RowLineProps) {
  return (
    <li>
      <LineNumber>
        {useMsg()('adminImport.check.line')} {line}
      </LineNumber>
      {children}
      <Outcome data-bad={isBad || undefined}>{outcome}</Outcome>
    </li>
  )
}

const LineNumber = styled.span`
  min-width: 72px;
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`

const Outcome = styled.span`
  flex: 1 1 260px;
  color: ${color.inkSoft};

  &[data-bad] {
    color: ${color.danger};
  }
`

/** The counts of an import in a row, such as the numbers of accepted and refused rows. */
export const CountList = styled(Row).attrs({ as: 'ul', $wrap: true, $gap: 2 })`
  li {
    padding: ${space(1)} ${space(3)};
    border-radius: ${radius.md};
    background: ${color.sand};
    font-size: ${text.sm};
    font-variant-numeric: tabular-nums;
  }

  li[data-bad] {
    background: ${color.dangerSoft};
  }
`
