import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, size, space, text, weight } from '@/theme/tokens'
import { AnyLink } from '@/ui/actions/AnyLink'

type PopularCategoriesProps = {
  /** The categories to offer, in their order; without any nothing shows. */
  categories: readonly { name: string; href: string }[]
}

/** Links to the shop's categories. */
export function PopularCategories({ categories }: PopularCategoriesProps) {
  const msg = useMsg()
  if (categories.length === 0) return null
  return (
    <nav aria-label={msg('lost.categories')}>
      <Title>{msg('lost.categories')}</Title>
      <List>
        {categories.map(({ name, href }) => (
          <li key={href}>
            <CategoryLink href={href}>{name}</CategoryLink>
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
