import { useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text, weight } from '@/theme/tokens.gen'
import { type ScrollHintProps, scrollHintStyle } from '../layout/basics'
import { trustedHtml } from './clean-html'

type SafeHtmlProps = {
  html: string
  /** The background of the box. */
  ground?: ScrollHintProps['$ground']
}

/**
 * Shows HTML from the server after it was sanitised (Product §14.1). If a table is too wide, the whole box
 * scrolls sideways.
 */
export function SafeHtml({ html, ground }: SafeHtmlProps) {
  const msg = useMsg()
  const clean = useMemo(() => trustedHtml(html), [html])
  const prose = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(
    function noticeScrolling() {
      const box = prose.current
      if (!box || !/<table/i.test(html)) return undefined
      const sizes = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth))
      // The children are observed too, because a font can make the table wider while the box keeps its size.
      for (const element of [box, ...box.children]) sizes.observe(element)
      return () => sizes.disconnect()
    },
    [html],
  )
  // A box that scrolls must be focusable, so that the keyboard can scroll it.
  const region = scrolls && { tabIndex: 0, role: 'region', 'aria-label': msg('ui.scrolls') }
  return (
    <Prose
      {...region}
      ref={prose}
      $ground={ground}
      // oxlint-disable-next-line react/no-danger -- this is the one place, and it sanitises
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  )
}

const Prose = styled.div<ScrollHintProps>`
  overflow-x: auto;
  ${scrollHintStyle}
  text-wrap: pretty;

  & > * + * {
    margin-top: ${space(3)};
  }

  /* These headings are smaller than the heading of the section around them. */
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

  /* A table with a row of headings scrolls. A table of facts has no such row, and its texts wrap. */
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
