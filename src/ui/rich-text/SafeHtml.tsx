import { useMemo } from 'react'
import styled from 'styled-components'
import { color, space, weight } from '@/theme/tokens'
import { trustedHtml } from './clean-html'

/** HTML from the server, sanitised (Product §14.1). Wide tables scroll inside their box. */
export function SafeHtml({ html }: { html: string }) {
  const clean = useMemo(() => trustedHtml(html), [html])
  // A box that may scroll must be reachable by keyboard.
  const tabIndex = /<table/i.test(html) ? 0 : undefined
  // oxlint-disable-next-line react/no-danger -- this is the one place, and it sanitises
  return <Prose tabIndex={tabIndex} dangerouslySetInnerHTML={{ __html: clean }} />
}

const Prose = styled.div`
  overflow-x: auto;

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
    padding: ${space(2)} ${space(3)};
    border-bottom: 1px solid ${color.line};
    text-align: left;
    white-space: nowrap;
  }
`
