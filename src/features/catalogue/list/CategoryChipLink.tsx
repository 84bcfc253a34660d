import { createLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, motion, radius, size, space, text, weight } from '@/theme/tokens'
import type { CategoryChip } from './category-chips'

type CategoryChipLinkProps = {
  /** Where it leads. */
  chip: CategoryChip
  /** What it says. */
  children: ReactNode
}

/** A chip as a link. Filtering keeps the sort order and starts at page 1 (Product §4). */
export function CategoryChipLink({ chip, children }: CategoryChipLinkProps) {
  const { target, current } = chip
  const ariaCurrent = current ? ({ 'aria-current': 'page' } as const) : {}
  if ('list' in target)
    return (
      <Chip to="/category/$slug" params={{ slug: target.list }} {...exact} {...ariaCurrent}>
        {children}
      </Chip>
    )
  return (
    <Chip
      to="."
      search={({ page: _, ...search }) => ({ ...search, category: target.filter })}
      resetScroll={false}
      {...exact}
      {...ariaCurrent}
    >
      {children}
    </Chip>
  )
}

/** Keeps the router from marking chips as current: they share one path. */
const exact = { activeOptions: { exact: true } } as const

const Chip = createLink(styled.a`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  padding-inline: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  color: ${color.ink};
  font-size: ${text.sm};
  text-decoration: none;
  transition: border-color ${motion.fast} ${motion.ease};
  white-space: nowrap;

  &[aria-current] {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.onAccent};
    font-weight: ${weight.bold};
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.ink};
    }
  }
`)
