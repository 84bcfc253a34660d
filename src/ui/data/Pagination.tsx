import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { isPlainClick } from '@/lib/links'
import { color, media, radius, size, space, weight } from '@/theme/tokens.gen'
import { LinkAnchor } from '../actions/Link'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons'

type PaginationProps = {
  /** The current page and the last page. If there is only one page, nothing is shown. */
  pagination: { current_page: number; last_page: number }
  /** Called when the user opens another page of the list in this browser tab. */
  onPageChange: () => void
}

/**
 * Returns true if a page without rows lies beyond the last page of a list that has rows. If the host sends no
 * total, the page numbers decide.
 */
export function isPastLastPage({
  total,
  current_page: current,
  last_page: last,
}: PaginationProps['pagination'] & { total: number | null }): boolean {
  return total === null ? current > 1 || last > 1 : total > 0
}

/**
 * Links to the pages of a list. All other search parameters of the URL stay. Renders nothing if there is only
 * one page.
 */
export function Pagination({
  pagination: { current_page: current, last_page: last },
  onPageChange,
}: PaginationProps): ReactNode {
  const msg = useMsg()
  if (last < 2) return null
  const items = paginationItems(current, last)
  const link = (page: number, content: ReactNode, label: string) => (
    <PageLink
      to="."
      search={(search) => ({ ...search, page: page === 1 ? undefined : page })}
      aria-label={label}
      shown={content === current ? 'page' : undefined}
      onClick={(event) => isPlainClick(event) && onPageChange()}
    >
      {content}
    </PageLink>
  )
  const edge = (page: number, icon: ReactNode, label: string) =>
    page >= 1 && page <= last && link(page, icon, label)
  return (
    <Nav
      aria-label={msg('ui.pagination')}
      data-long={items.length > 5 || undefined}
      data-wide={last > 999 || undefined}
    >
      <Edge>{edge(current - 1, <ChevronLeftIcon />, msg('ui.pagination.previous'))}</Edge>
      <Pages>
        {items.map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? (
              <Gap aria-hidden="true">…</Gap>
            ) : (
              link(item, item, msg('ui.pagination.page', { page: item }))
            )}
          </li>
        ))}
      </Pages>
      <Edge>{edge(current + 1, <ChevronRightIcon />, msg('ui.pagination.next'))}</Edge>
    </Nav>
  )
}

/**
 * A link that is marked as current if its page is on the screen. The router itself would mark the page in the
 * URL, but the URL changes before the new page has loaded.
 */
const PageLink = createLink(
  ({ shown, ...props }: ComponentProps<'a'> & { shown: 'page' | undefined }) => (
    <LinkAnchor {...props} aria-current={shown} />
  ),
)

/** The number of pages that are shown on each side of the current page (Product §9). */
const around = 2

type PageItem = number | 'gap'

/**
 * Returns the items of the pagination: the first page, the last page and two pages on each side of the
 * current one. A single missing page is shown instead of a gap. If `current` is out of range, the nearest
 * page is used.
 */
export function paginationItems(current: number, last: number): PageItem[] {
  const here = Math.min(Math.max(current, 1), last)
  const near = Array.from({ length: around * 2 + 1 }, (_, index) => here - around + index)
  const shown = [1, ...near.filter((page) => page > 1 && page < last), last]
  return [...new Set(shown)].flatMap((page, index, pages) => [
    ...between(pages[index - 1] ?? 0, page),
    page,
  ])
}

function between(before: number, page: number): PageItem[] {
  const left = page - before - 1
  if (left === 0) return []
  return left === 1 ? [page - 1] : ['gap']
}

/*
 * On a phone, a row has no room for the arrows beside more than five items, so the arrows are below the
 * items.
 */
const Nav = styled.nav`
  display: grid;
  grid-template-columns: ${size.target} minmax(0, auto) ${size.target};
  justify-content: center;
  font-variant-numeric: tabular-nums;

  a {
    display: grid;
    place-items: center;
    min-height: ${size.target};
    border-radius: ${radius.sm};
    text-decoration: none;
  }

  a[aria-current] {
    background: ${color.ink};
    color: ${color.onAccent};
    font-weight: ${weight.bold};
  }

  ${media.hover} {
    a:hover:not([aria-current]) {
      background: ${color.sand};
    }
  }

  &[data-long] {
    grid-template-columns: 1fr 1fr;
    row-gap: ${space(2)};
  }

  ${media.tablet} {
    &[data-long] {
      grid-template-columns: ${size.target} minmax(0, auto) ${size.target};
    }
  }
`

const Pages = styled.ul`
  display: flex;
  justify-content: center;

  & > li {
    width: ${size.target};
  }

  [data-long] > & {
    grid-column: 1 / -1;
    grid-row: 1;
  }

  ${media.tablet} {
    [data-long] > & {
      grid-area: auto;
    }
  }

  /*
   * The buttons become wider for numbers with four or more digits. If one row is too narrow, the numbers use
   * two rows.
   */
  [data-wide] > & {
    flex-wrap: wrap;

    & > li {
      width: auto;
      min-width: ${size.target};
    }

    & a {
      padding-inline: ${space(1)};
    }
  }
`

const Edge = styled.span`
  [data-long] > &:first-child {
    justify-self: end;
    width: ${size.target};
  }

  [data-long] > &:last-child {
    width: ${size.target};
  }
`

const Gap = styled.span`
  display: grid;
  place-items: center;
  min-height: ${size.target};
  color: ${color.inkSoft};
`
