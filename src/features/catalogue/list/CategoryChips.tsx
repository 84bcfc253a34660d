import { useRef } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, space } from '@/theme/tokens'
import { IconButton } from '@/ui/actions/IconButton'
import { ChevronLeftIcon, ChevronRightIcon } from '@/ui/icons'
import { CategoryChipLink } from './CategoryChipLink'
import type { CategoryChip } from './category-chips'
import { useStripScroll } from './category-strip-scroll'

type CategoryChipsProps = {
  /** The categories of the list, in their order. */
  chips: readonly CategoryChip[]
}

/** Category chips in a row that scrolls by touch, by keyboard focus, or 180 px by its buttons (Product §9). */
export function CategoryChips({ chips }: CategoryChipsProps) {
  const msg = useMsg()
  const row = useRef<HTMLUListElement>(null)
  const scroll = useStripScroll(row)
  return (
    <Strip aria-label={msg('list.category.strip')}>
      <Row ref={row}>
        {chips.map((chip) => (
          <li key={chip.name}>
            <CategoryChipLink chip={chip}>{chip.name || msg('list.category.all')}</CategoryChipLink>
          </li>
        ))}
      </Row>
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

const Strip = styled.nav`
  position: relative;
`

/* The padding keeps focus rings from being clipped. */
const Row = styled.ul`
  position: relative;
  display: flex;
  overflow-x: auto;
  padding: ${space(1)};
  margin: -${space(1)};
  gap: ${space(2)};
  list-style: none;
  scroll-behavior: smooth;
  scroll-padding-inline: ${space(15)};
  scrollbar-width: none;

  & > li {
    flex: none;
  }

  ${media.reducedMotion} {
    scroll-behavior: auto;
  }
`

/* Fades the chips out below the button; clicks beside the button pass through. */
const Edge = styled.div`
  position: absolute;
  inset-block: 0;
  display: flex;
  width: ${space(18)};
  pointer-events: none;

  /* A focused button stays visible at the end of the row, so that the focus is not lost. */
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
