import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, motion, radius, size, space, text } from '@/theme/tokens'
import { AnyLink } from '@/ui/actions/AnyLink'

export type CategoryLink = { name: string; href: string }

type SearchCategoriesProps = {
  /** The categories of the first level. */
  categories: readonly CategoryLink[]
  /** Called when one is opened, to close the panel. */
  onNavigate: () => void
}

/** Links to categories below the search box, in one row that scrolls sideways. */
export function SearchCategories({ categories, onNavigate }: SearchCategoriesProps) {
  const msg = useMsg()
  return (
    <nav aria-label={msg('search.categories')}>
      <Row>
        {categories.map(({ name, href }) => (
          <li key={href}>
            <Chip href={href} onClick={onNavigate}>
              {name}
            </Chip>
          </li>
        ))}
      </Row>
    </nav>
  )
}

/* Full width, padded for the focus rings that a scrolling box would cut off; keeps its height while empty. */
const Row = styled.ul`
  display: flex;
  min-height: calc(${size.target} + 2 * ${space(1)});
  padding: ${space(1)} var(--gutter);
  margin: -${space(1)} calc(-1 * var(--gutter));
  gap: ${space(2)};
  overflow-x: auto;
  scrollbar-width: none;
`

const Chip = styled(AnyLink)`
  display: inline-flex;
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

  &:hover {
    border-color: ${color.ink};
    color: ${color.ink};
    text-decoration: none;
  }
`
