import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type ReactNode, useCallback, useState } from 'react'
import styled from 'styled-components'
import { type Line, lineKey } from '@/domain/cart/cart'
import { useMsg } from '@/i18n/use-msg'
import { focusHeading } from '@/lib/screen-heading'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { color, space } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { Checkbox } from '@/ui/choosing/Checkbox'
import { Row } from '@/ui/layout/basics'
import { useToast } from '@/ui/toast/toast'
import { CartLine, CartLineList } from './CartLine'
import { areAllLinesSelectedAtom, cartAtom, clearCartAtom, selectAllLinesAtom } from './state'

/**
 * The greatest number of lines for which the whole list is rendered. In a longer list, only the lines in view
 * are rendered.
 */
const maxPlainLines = 50

type CartLinesProps = {
  /** The key of the line that the shopper edits. */
  edited: string | undefined
  onEdit: (line: Line) => void
}

/** The lines of the cart, with a checkbox that selects or deselects all of them (Product §2). */
export function CartLines({ edited, onEdit }: CartLinesProps) {
  const msg = useMsg()
  const { lines, selected } = useAtomValue(cartAtom)
  const allSelected = useAtomValue(areAllLinesSelectedAtom)
  const selectAll = useSetAtom(selectAllLinesAtom)
  const toast = useToast()
  const clear = useSetAtom(clearCartAtom)
  const clearAll = () => {
    focusHeading()
    toast({ message: msg('cart.cleared'), type: 'info', undo: clear() })
  }
  const keys = new Set(selected)
  const renderLine = (line: Line, index: number) => {
    const key = lineKey(line)
    return (
      <CartLine
        line={line}
        selected={keys.has(key)}
        isEdited={edited === key}
        onEdit={onEdit}
        priority={index < eagerPictures}
      />
    )
  }
  return (
    <section aria-label={msg('cart.lines')}>
      <Head $wrap $justify="space-between">
        <Checkbox
          label={msg('cart.selectAll')}
          checked={allSelected}
          indeterminate={selected.length > 0 && !allSelected}
          onChange={() => selectAll(!allSelected)}
        />
        <Button variant="quiet" onClick={clearAll}>
          {msg('cart.clear')}
        </Button>
      </Head>
      {lines.length <= maxPlainLines ? (
        <CartLineList>
          {lines.map((line, index) => (
            <li key={lineKey(line)}>{renderLine(line, index)}</li>
          ))}
        </CartLineList>
      ) : (
        <LongLineList lines={lines} pinned={edited}>
          {renderLine}
        </LongLineList>
      )}
    </section>
  )
}

/** The number of lines in the first view of a phone. Their pictures load eagerly. */
const eagerPictures = 3

const Head = styled(Row)`
  padding-bottom: ${space(3)};
  border-bottom: 1px solid ${color.line};

  /* The label of the button, not the box around it, aligns with the end of the column. */
  & > button {
    margin-inline-end: -${space(3)};
  }
`

type LongLineListProps = {
  /** The lines of a long list. Only the lines in view are rendered. */
  lines: readonly Line[]
  /** The key of a line that always stays rendered. */
  pinned: string | undefined
  children: (line: Line, index: number) => ReactNode
}

/**
 * The height in px of a row whose name has one line. It is only an estimate: the real height is measured when
 * the row is rendered.
 */
const estimatedRowHeight = 178

/**
 * Renders the lines in view, the line that the shopper edits, and the lines around the focus. Screen readers
 * still announce how many lines the whole list has.
 */
function LongLineList({ lines, pinned, children }: LongLineListProps) {
  const { rangeExtractor, onFocus } = useRenderedRows(lines, pinned)
  const [scrollMargin, list] = useTopOnPage()
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here only
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => estimatedRowHeight,
    getItemKey: (index) => keyAt(lines, index),
    overscan: 4,
    scrollMargin,
    rangeExtractor,
  })
  return (
    <CartLineList ref={list} style={{ height: virtualizer.getTotalSize() }} onFocus={onFocus}>
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
    </CartLineList>
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

/**
 * Returns the distance of an element from the top of the page in px, and a ref for this element. The distance
 * is measured once, when the element enters the page.
 */
function useTopOnPage(): [top: number, element: (element: HTMLElement | null) => void] {
  const [top, setTop] = useState(0)
  const measure = useCallback((element: HTMLElement | null) => {
    if (element) setTop(element.getBoundingClientRect().top + window.scrollY)
  }, [])
  return [top, measure]
}

/**
 * Returns a function that lists the rows to render, and a focus handler. The pinned row stays rendered when
 * it is out of view, and so does the focused row with its neighbours. Otherwise the focus would be lost while
 * the page scrolls.
 */
function useRenderedRows(lines: readonly Line[], pinned: string | undefined) {
  const [focused, setFocused] = useState<string>()
  const onFocus = useCallback(
    (event: FocusEvent) => {
      const row = event.target.closest<HTMLElement>('[data-index]')
      const line = lines[Number(row?.dataset.index)]
      if (line) setFocused(lineKey(line))
    },
    [lines],
  )
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexOf = (key: string | undefined) => lines.findIndex((line) => lineKey(line) === key)
      const [focus, pin] = [indexOf(focused), indexOf(pinned)]
      const near = focus < 0 ? [] : [focus - 1, focus, focus + 1]
      const extra = [...near, pin].filter((index) => index >= 0 && index < range.count)
      return [...new Set([...extra, ...defaultRangeExtractor(range)])].toSorted((a, b) => a - b)
    },
    [lines, focused, pinned],
  )
  return { rangeExtractor, onFocus }
}
