import { useMemo } from 'react'
import styled from 'styled-components'
import { color, space, text, weight } from '@/theme/tokens.gen'
import { type ScrollHint, scrollHint } from '../layout/basics'
import { trustedHtml } from './clean-html'

type SafeHtmlProps = { html: string; /** The background. */ ground?: ScrollHint['$ground'] }

/** HTML from the server, sanitised (Product §14.1). Wide tables scroll inside their own box. */
export function SafeHtml({ html, ground }: SafeHtmlProps) {
  const clean = useMemo(() => trustedHtml(html), [html])
  // A box that may scroll must be reachable by keyboard, because the keyboard cannot scroll it otherwise.
  const tabIndex = /<table/i.test(html) ? 0 : undefined
  // oxlint-disable-next-line react/no-danger -- this is the one place, and it sanitises
  return <Prose $ground={ground} tabIndex={tabIndex} dangerouslySetInnerHTML={{ __html: clean }} />
}

const Prose = styled.div<ScrollHint>`
  overflow-x: auto;
  ${scrollHint}
  text-wrap: pretty;

  & > * + * {
    margin-top: ${space(3)};
  }

  /* Smaller than the heading of the surrounding section. */
  & :is(h3, h4) {
    font: inherit;
    font-weight: ${weight.bold};
  }

  & table {
    min-width: 100%;
  }

  & caption {
    text-align: start;
  }

  & :is(th, td) {
    padding: ${space(2)} ${space(3)} ${space(2)} 0;
    border-bottom: 1px solid ${color.line};
    font-size: ${text.sm};
    text-align: left;
  }

  /* A chart of figures scrolls; facts, which have no line of headings, wrap. */
  & table:has(thead) :is(th, td) {
    white-space: nowrap;
  }

  & table:not(:has(thead)) th {
    width: 38%;
    color: ${color.inkSoft};
    font-weight: ${weight.regular};
    vertical-align: top;
  }
`
