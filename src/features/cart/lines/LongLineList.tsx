import { useWindowVirtualizer } from '@tanstack/react-virtual'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type Line, lineKey } from '@/domain/cart/cart'
import { LineList } from './line-list'
import { useKeptRows } from './use-drawn-rows'
import { useTopOnPage } from './use-top-on-page'

type LongLineListProps = {
  lines: readonly Line[]
  /** Key of a line that stays drawn wherever the page is scrolled to. */
  pinned: string | undefined
  children: (line: Line, index: number) => ReactNode
}

/** About a row with a name of one line, in px; each is measured once it is drawn. */
const usualRow = 178

/** Draws only the lines in view and those around the focus; tells screen readers how many there are. */
export function LongLineList({ lines, pinned, children }: LongLineListProps) {
  const { rangeExtractor, onFocus } = useKeptRows(lines, pinned)
  const [scrollMargin, list] = useTopOnPage()
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here only
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => usualRow,
    getItemKey: (index) => keyAt(lines, index),
    overscan: 4,
    scrollMargin,
    rangeExtractor,
  })
  return (
    <LineList ref={list} style={{ height: virtualizer.getTotalSize() }} onFocus={onFocus}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const line = lines[index]
        return (
          line && (
            <Slot
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={lines.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            >
              {children(line, index)}
            </Slot>
          )
        )
      })}
    </LineList>
  )
}

function keyAt(lines: readonly Line[], index: number): string {
  const line = lines[index]
  return line ? lineKey(line) : String(index)
}

const Slot = styled.li`
  position: absolute;
  inset: 0 0 auto;
`
