import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens.gen'
import { Link } from './Link'

export type BreadcrumbsProps = {
  /**
   * The links from the home page to this page. `href` is a path of this app. The last item is this page and
   * has no `href`.
   */
  items: { label: string; href?: string }[]
}

export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const msg = useMsg()
  return (
    <nav aria-label={msg('ui.breadcrumbs')}>
      <List>
        {items.map(({ label, href }) => (
          <li key={label}>
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={href} $quiet>
                {label}
              </Link>
            )}
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled.ol`
  display: flex;
  column-gap: ${space(2)};
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;
  color: ${color.inkSoft};
  font-size: ${text.sm};

  & > li {
    display: flex;
    flex: none;
    column-gap: ${space(2)};
  }

  & > li:last-child {
    min-width: 8ch;
    flex: 0 1 auto;
  }

  & > li + li::before {
    content: '/' / '';
  }

  a {
    padding-block: ${space(3)};
    outline-offset: -2px;
  }

  span {
    padding-block: ${space(3)};
    overflow: hidden;
    color: ${color.ink};
    text-overflow: ellipsis;
  }

  & > li::before {
    padding-block: ${space(3)};
  }
`
