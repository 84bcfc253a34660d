import { type ComponentProps, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { space } from '@/theme/tokens'

type MoreSectionProps = Pick<ComponentProps<'section'>, 'ref'> & {
  /** The heading above the row. */
  title: string
  /** True while its products are on their way. */
  busy: boolean
  /** The row. */
  children: ReactNode
}

/** A titled section below a product. */
export function MoreSection({ title, busy, children, ref }: MoreSectionProps) {
  const titleId = useId()
  return (
    <Section ref={ref} aria-labelledby={titleId} aria-busy={busy}>
      <Title id={titleId}>{title}</Title>
      {children}
    </Section>
  )
}

const Section = styled.section`
  padding-block-end: ${space(16)};
`

const Title = styled.h2`
  margin-block-end: ${space(6)};
`
