import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, size, space, text, weight } from '@/theme/tokens'
import { AnyLink } from '@/ui/actions/AnyLink'

type PopularCategoriesProps = {
  /** The categories to offer, in their order. */
  slugs: readonly ('shirts' | 'dresses' | 'skirts' | 'pants')[]
}

/** Links to popular categories, with translated names that need no request. */
export function PopularCategories({ slugs }: PopularCategoriesProps) {
  const msg = useMsg()
  return (
    <nav aria-label={msg('lost.categories')}>
      <Title>{msg('lost.categories')}</Title>
      <List>
        {slugs.map((slug) => (
          <li key={slug}>
            <CategoryLink href={`/category/${slug}`}>{msg(`footer.link.${slug}`)}</CategoryLink>
          </li>
        ))}
      </List>
    </nav>
  )
}

const Title = styled.p`
  margin-block: ${space(8)} ${space(3)};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
`

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  padding: 0;
  gap: ${space(2)};
  list-style: none;
`

const CategoryLink = styled(AnyLink)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  padding-inline: ${space(5)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  text-decoration: none;
`
