import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { usePageHead } from '@/features/site/use-page-head'
import { control, media, size, space, text, title } from '@/theme/tokens.gen'
import { Anchor } from '@/ui/actions/Link'
import { ArrowLeftIcon } from '@/ui/icons'

type AdminHeadProps = {
  title: string
  children?: ReactNode
  /** The main action; on phones it stands beside the title, and the others below in one line. */
  main?: ReactNode
}

/** The head of a back office screen: its only `h1`, its actions, and the document's title. */
export function AdminHead({ title, children, main }: AdminHeadProps) {
  usePageHead({ title, index: false })
  return (
    <Bar>
      <Title tabIndex={-1}>{title}</Title>
      {children && <Actions data-beside={Boolean(main) || undefined}>{children}</Actions>}
      {main}
    </Bar>
  )
}

/* Keeps the height of the buttons, which may appear late. */
const Bar = styled.div`
  display: flex;
  min-height: ${control.height};
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
  margin-block-end: ${space(4)};
`

const Title = styled.h1`
  font: ${title.h3};
  margin-inline-end: auto;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  &[data-beside] {
    ${media.phone} {
      order: 1;
      flex: 0 0 100%;
      gap: ${space(1)};

      & > * {
        flex: 1 1 auto;
        padding-inline: ${space(1)};
        font-size: ${text.sm};
      }
    }
  }
`

/** The link above the head that leads back to the list of a screen. */
export const BackLink = createLink(({ children, ...props }: ComponentProps<'a'>) => (
  <Line {...props}>
    <ArrowLeftIcon size={16} />
    {children}
  </Line>
))

const Line = styled(Anchor)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(1)};
  font-size: ${text.sm};
`
