import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { usePageHead } from '@/features/site/use-page-head'
import { control, media, size, space, text, title } from '@/theme/tokens.gen'
import { LinkAnchor } from '@/ui/actions/Link'
import { ArrowLeftIcon } from '@/ui/icons'

type ScreenHeadProps = {
  title: string
  /** The language of the title, for example 'vi' for the name of a product. */
  titleLanguage?: string | undefined
  children?: ReactNode
  /** The main action. On phones it is beside the title, and the other actions are below. */
  main?: ReactNode
}

/**
 * The head of a screen in the back office: the title, which is the only `h1` of the page, and the actions. It
 * also sets the title of the browser tab.
 */
export function ScreenHead({ title, titleLanguage, children, main }: ScreenHeadProps) {
  usePageHead({ title, index: false })
  return (
    <Bar>
      <Title tabIndex={-1} lang={titleLanguage}>
        {title}
      </Title>
      {children && <Actions data-beside={Boolean(main) || undefined}>{children}</Actions>}
      {main}
    </Bar>
  )
}

/* Reserves the height of a button, because some buttons appear only after the data has loaded. */
const Bar = styled.div`
  display: flex;
  min-height: ${control.height};
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
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
    ${media.belowDesktop} {
      gap: ${space(1)};

      & > * {
        padding-inline: ${space(3)};
      }
    }

    ${media.phone} {
      order: 1;
      flex: 0 0 100%;

      & > * {
        font-size: ${text.sm};
      }
    }
  }
`

/** A link above the head of a screen. It leads back to the list of records. */
export const BackLink = createLink(({ children, ...props }: ComponentProps<'a'>) => (
  <Line {...props}>
    <ArrowLeftIcon size={16} />
    {children}
  </Line>
))

const Line = styled(LinkAnchor)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(1)};
  font-size: ${text.sm};
`
