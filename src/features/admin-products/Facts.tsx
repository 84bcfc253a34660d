import type { ReactNode } from 'react'
import { Row } from '@/ui/layout/Stack'
import { Text } from '@/ui/layout/Text'

type FactsProps = {
  /** Name and value of each. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
  isSmall?: boolean
}

/** Figures, each below its name. */
export function Facts({ facts, isSmall = false }: FactsProps) {
  return (
    <Row as="dl" $wrap $gap={isSmall ? [2, 8] : [3, 10]}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <Text as="dt" $size="sm" $color="inkSoft">
            {name}
          </Text>
          <Text as="dd" $size={isSmall ? 'sm' : 'md'} $weight="bold" $numeric>
            {value}
          </Text>
        </div>
      ))}
    </Row>
  )
}
