import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens.gen'
import { Text } from '../layout/basics'

/** A mark for content without an English text. English readers see its Vietnamese text. */
export function NoEnglishMark() {
  const msg = useMsg()
  return (
    <Text as="span" $size="xs" $color="warning">
      {msg('english.missing')}
    </Text>
  )
}

type EnglishCountProps = {
  /** The number of rows in the list below that have no English text. */
  missing: number
}

/**
 * A line above a list that tells how many rows have no English text. Renders nothing if all rows have one.
 */
export function MissingEnglishCount({ missing }: EnglishCountProps) {
  const msg = useMsg()
  if (missing === 0) return null
  return (
    <Count $size="sm" $color="warning">
      {msg('english.count', { n: missing })}
    </Count>
  )
}

const Count = styled(Text)`
  margin-block-end: ${space(3)};
`
