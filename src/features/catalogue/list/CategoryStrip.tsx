import { createLink } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { CategoryLink } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { color, media, size, space, weight } from '@/theme/tokens.gen'
import { IconButton } from '@/ui/actions/IconButton'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { ChevronLeftIcon, ChevronRightIcon } from '@/ui/icons'
import { Row } from '@/ui/layout/basics'
import { chipStyle, chipRowStyle } from '../chip'
import { useCategories } from '../queries'
import { type CategoryChip, categoryChips, parentSlugOfStrip } from './category-chips'

type CategoryStripProps = {
  /** The slug of the list's category, or null for all products. */
  slug: string | null
  /**
   * The list's category, from the server's response. Undefined while the list loads, null for all products.
   */
  category: CategoryLink | null | undefined
  filter: string | undefined
  /** True if the list itself failed to load. */
  failed: boolean
}

/**
 * The categories above a list, as links or as filters (Product §2.7). The strip keeps its height while the
 * categories load. If they fail to load, the strip stays empty.
 */
export function CategoryStrip({ slug, category, filter, failed }: CategoryStripProps) {
  const parent = parentSlugOfStrip({ slug, category })
  const categories = useCategories(parent)
  const isSettled = category !== undefined || failed
  if (isSettled && categories.isError) return <Frame />
  const chips = categoryChips({ slug, category, filter }, categories.data ?? [])
  return (
    <Frame>
      {isSettled && categories.data ? (
        chips.length > 0 && <CategoryChips key={parent} chips={chips} />
      ) : (
        <StripSkeleton />
      )}
    </Frame>
  )
}

function StripSkeleton() {
  return (
    <Shapes $gap={2}>
      {['72px', '108px', '128px', '96px'].map((width) => (
        <Skeleton key={width} width={width} height={size.target} radius="pill" />
      ))}
    </Shapes>
  )
}

/**
 * The category chips in a row. The row scrolls by touch, by keyboard focus, or by 180 px with its buttons
 * (Product §9).
 */
function CategoryChips({ chips }: { chips: readonly CategoryChip[] }) {
  const msg = useMsg()
  const row = useRef<HTMLUListElement>(null)
  const scroll = useStripScroll(row)
  return (
    <Strip aria-label={msg('list.category.strip')}>
      <Chips ref={row}>
        {chips.map((chip) => (
          <li key={chip.name}>
            <ChipLink {...chip} />
          </li>
        ))}
      </Chips>
      <Edge data-side="start" hidden={!scroll.before}>
        <IconButton label={msg('list.category.previous')} onClick={() => scroll.step(-1)}>
          <ChevronLeftIcon />
        </IconButton>
      </Edge>
      <Edge data-side="end" hidden={!scroll.after}>
        <IconButton label={msg('list.category.next')} onClick={() => scroll.step(1)}>
          <ChevronRightIcon />
        </IconButton>
      </Edge>
    </Strip>
  )
}

/**
 * A chip that links to a list, or filters the list. A filter keeps the sort order and starts at page 1
 * (Product §4).
 */
function ChipLink({ name, target, current }: CategoryChip): ReactNode {
  const msg = useMsg()
  const marks = { ...exact, ...(current && { 'aria-current': 'page' as const }) }
  const text = name || msg('list.category.all')
  if ('list' in target)
    return (
      <Chip to="/category/$slug" params={{ slug: target.list }} {...marks}>
        {text}
      </Chip>
    )
  return (
    <Chip
      to="."
      search={({ page: _, ...search }) => ({ ...search, category: target.filter })}
      resetScroll={false}
      {...marks}
    >
      {text}
    </Chip>
  )
}

/**
 * With this option, the router compares whole URLs. Otherwise the chips that filter would all count as the
 * current link, because their URLs have the same path.
 */
const exact = { activeOptions: { exact: true } } as const

/**
 * The greatest distance in px that comes only from rounding. A part of the row that is this short counts as
 * visible.
 */
const tolerance = 1

/**
 * Returns `before` and `after`, which tell whether the row continues out of view at its start and its end.
 * Also returns `step`, which scrolls the row by 180 px (Product §9).
 */
function useStripScroll(row: RefObject<HTMLElement | null>) {
  const [before, setBefore] = useState(false)
  const [after, setAfter] = useState(false)

  useEffect(
    function followScrolling() {
      const box = row.current
      if (!box) return undefined
      const measure = () => {
        setBefore(box.scrollLeft > tolerance)
        setAfter(box.scrollLeft < box.scrollWidth - box.clientWidth - tolerance)
      }
      let isShown = false
      // The observer runs after the browser's layout. An earlier measurement would force the browser to
      // calculate the layout twice.
      const resized = new ResizeObserver(() => {
        if (!isShown) showCurrent(box)
        isShown = true
        measure()
      })
      resized.observe(box)
      box.addEventListener('scroll', measure, { passive: true })
      return () => {
        resized.disconnect()
        box.removeEventListener('scroll', measure)
      }
    },
    [row],
  )

  const step = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * limits.categoryScrollPx })
  return { before, after, step }
}

function showCurrent(box: HTMLElement): void {
  const current = box.querySelector<HTMLElement>('[aria-current]')
  if (!current) return
  // `scrollIntoView` is not used, because it would scroll the page, too.
  const middle = current.offsetLeft + current.offsetWidth / 2
  box.scrollTo({ left: middle - box.clientWidth / 2, behavior: 'instant' })
}

/** `flow-root` contains the negative margin of the row, which would otherwise move this box. */
const Frame = styled.div`
  display: flow-root;
  height: ${size.target};
  margin-bottom: ${space(5)};
`

const Shapes = styled(Row)`
  overflow: hidden;

  & > * {
    flex: none;
  }
`

const Strip = styled.nav`
  position: relative;
`

const Chips = styled.ul`
  ${chipRowStyle}
  position: relative;
  scroll-behavior: smooth;
  scroll-padding-inline: ${space(15)};

  ${media.reducedMotion} {
    scroll-behavior: auto;
  }
`

/* A fade at one end of the row, with a button on it. Clicks beside the button reach the chips. */
const Edge = styled.div`
  position: absolute;
  inset-block: 0;
  display: flex;
  width: ${space(18)};
  pointer-events: none;

  /* A focused button stays visible when the row reaches its end. Otherwise the focus would be lost. */
  &[hidden]:not(:has(:focus-visible)) {
    display: none;
  }

  &[data-side='start'] {
    inset-inline-start: -${space(1)};
    background: linear-gradient(to right, ${color.paper} 60%, transparent);
  }

  &[data-side='end'] {
    inset-inline-end: -${space(1)};
    justify-content: end;
    background: linear-gradient(to left, ${color.paper} 60%, transparent);
  }

  & > * {
    pointer-events: auto;
  }
`

const Chip = createLink(styled.a`
  ${chipStyle}

  &[aria-current] {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.onAccent};
    font-weight: ${weight.bold};
  }
`)
