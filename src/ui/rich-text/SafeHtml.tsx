import { useMemo } from 'react'
import styled from 'styled-components'
import { color, space, text, weight } from '@/theme/tokens'
import { trustedHtml } from './clean-html'

/** HTML from the server, sanitised (Product §14.1). Wide tables scroll inside their box. */
export function SafeHtml({ html }: { html: string }) {
  const clean = useMemo(() => trustedHtml(html), [html])
  // A box that may scroll must be reachable by keyboard.
  const tabIndex = /<table/i.test(html) ? 0 : undefined
  // oxlint-disable-next-line react/no-danger -- this is the one place, and it sanitises
  return <Prose tabIndex={tabIndex} dangerouslySetInnerHTML={{ __html: clean }} />
}

/* Where a table is cut off, a shadow at that edge shows that there is more; at its end the paper covers it. */
const Prose = styled.div`
  overflow-x: auto;
  background:
    linear-gradient(to right, ${color.paper} 40%, transparent) 0 0 / 32px 100% no-repeat local,
    linear-gradient(to left, ${color.paper} 40%, transparent) 100% 0 / 32px 100% no-repeat local,
    linear-gradient(to right, ${color.line}, transparent) 0 0 / 12px 100% no-repeat scroll,
    linear-gradient(to left, ${color.line}, transparent) 100% 0 / 12px 100% no-repeat scroll;

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
