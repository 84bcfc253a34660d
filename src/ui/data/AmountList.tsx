import { Fragment } from 'react'
import styled from 'styled-components'
import { space } from '@/theme/tokens'
import { Grid } from '../layout/Stack'
import { Text } from '../layout/Text'

type Amount = {
  label: string
  /** Formatted. */
  value: string
  /** True for what the shopper saves. */
  isSaving?: boolean
}

type AmountListProps = {
  /** In order; what is false is left out. */
  rows: readonly (Amount | false)[]
  /** The sum below them. */
  total?: Amount
  /** Closer rows and softer labels, for a narrow column. */
  dense?: boolean
}

/** Amounts below one another, and what they come to. */
export function AmountList({ rows, total, dense = false }: AmountListProps) {
  return (
    <List as="dl" $gap={[dense ? 1 : 2, 4]} $columns="1fr auto">
      {rows.map(
        (row) =>
          row && (
            <Fragment key={row.label}>
              <Text as="dt" {...(dense && { $color: 'inkSoft' })}>
                {row.label}
              </Text>
              <Text as="dd" {...(row.isSaving && { $color: 'positive' })}>
                {row.value}
              </Text>
            </Fragment>
          ),
      )}
      {total && (
        <>
          <Total as="dt" $size="lg" $weight="bold">
            {total.label}
          </Total>
          <Total as="dd" $size="lg" $weight="bold" $color="accent">
            {total.value}
          </Total>
        </>
      )}
    </List>
  )
}

const List = styled(Grid)`
  & > dd {
    text-align: end;
    white-space: nowrap;
  }
`

const Total = styled(Text)`
  padding-block-start: ${space(3)};
`
