import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import styled from 'styled-components'
import { color, space, weight } from '@/theme/tokens'

const policy = {
  ALLOWED_TAGS:
    'p br strong b em i u ul ol li h3 h4 span a table caption thead tbody tr th td'.split(' '),
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'scope'],
}

/** HTML from the server, through the one sanitiser (quality §4). Wide tables scroll inside their own box. */
export function SafeHtml({ html }: { html: string }) {
  const clean = useMemo(() => sanitised(html), [html])
  // What may scroll must be reachable by keyboard.
  const tabIndex = /<table/i.test(html) ? 0 : undefined
  // oxlint-disable-next-line react/no-danger -- this is the one place, and it sanitises
  return <Prose tabIndex={tabIndex} dangerouslySetInnerHTML={{ __html: clean }} />
}

/** As the page's policy wants it: HTML is taken from nobody else (Trusted Types). */
function sanitised(html: string) {
  return DOMPurify.sanitize(html, { ...policy, RETURN_TRUSTED_TYPE: true })
}

const Prose = styled.div`
  overflow-x: auto;

  & > * + * {
    margin-top: ${space(3)};
  }

  /* Below the heading of the part it stands in. */
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
