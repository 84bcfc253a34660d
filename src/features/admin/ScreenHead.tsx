import { createLink } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { control, media, size, space, text, title } from '@/theme/tokens.gen'
import { IconButton } from '@/ui/actions/IconButton'
import { LinkAnchor } from '@/ui/actions/Link'
import { ArrowLeftIcon, MoreIcon } from '@/ui/icons'

type ScreenHeadProps = {
  title: string
  /** The language of the title, for example 'vi' for the name of a product. */
  titleLanguage?: string | undefined
  /** The status of the record, after the title: it comes with the data and moves nothing. */
  status?: ReactNode
  children?: ReactNode
  /** The main action. It stays beside the title: in a narrow window "…" shows the other actions below. */
  main?: ReactNode
}

/**
 * The head of a screen in the back office: the title, which is the only `h1` of the page, and the actions. It
 * also sets the title of the browser tab.
 */
export function ScreenHead({ title, titleLanguage, status, children, main }: ScreenHeadProps) {
  const msg = useMsg()
  const [open, setOpen] = useState(false)
  const actionsId = useId()
  usePageHead({ title, index: false })
  return (
    <Bar>
      <Heading>
        <Title tabIndex={-1} lang={titleLanguage}>
          {title}
        </Title>
        {status}
      </Heading>
      {children && main && (
        <More
          label={msg('admin.moreActions')}
          aria-expanded={open}
          aria-controls={actionsId}
          onClick={() => setOpen(!open)}
        >
          <MoreIcon size={20} />
        </More>
      )}
      {children && (
        <Actions id={actionsId} data-beside={main ? (open ? 'open' : 'closed') : undefined}>
          {children}
        </Actions>
      )}
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

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  margin-inline-end: auto;
`

const Title = styled.h1`
  font: ${title.h3};
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

    ${media.belowLandscape} {
      order: 1;
      flex: 0 0 100%;
    }
  }

  &[data-beside='closed'] {
    ${media.belowLandscape} {
      display: none;
    }
  }
`

const More = styled(IconButton)`
  && {
    ${media.landscape} {
      display: none;
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
