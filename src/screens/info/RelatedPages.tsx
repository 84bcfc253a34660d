import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, motion, space, title } from '@/theme/tokens'
import { ArrowRightIcon } from '@/ui/icons'
import { Link } from '@/ui/actions/Link'
import { infoPages, type InfoPath } from './info-description'

type RelatedPagesProps = {
  /** The pages to lead to, in their order. */
  pages: readonly InfoPath[]
}

/** Links to related content pages. */
export function RelatedPages({ pages }: RelatedPagesProps) {
  const msg = useMsg()
  return (
    <nav aria-label={msg('info.related')}>
      <Title>{msg('info.related')}</Title>
      <List>
        {pages.map((path) => (
          <li key={path}>
            <PageLink to={path}>
              {msg(infoPages[path])}
              <ArrowRightIcon />
            </PageLink>
          </li>
        ))}
      </List>
    </nav>
  )
}

const Title = styled.h2`
  margin-bottom: ${space(5)};
`

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    column-gap: ${space(6)};
    grid-template-columns: repeat(3, 1fr);
  }
`

const PageLink = styled(Link)`
  display: flex;
  min-height: ${space(18)};
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  border-block: 1px solid ${color.line};
  font: ${title.h4};
  text-decoration: none;

  & > svg {
    flex: none;
    color: ${color.accent};
    transition: transform ${motion.base} ${motion.ease};
  }

  li + li > & {
    margin-top: -1px;
  }

  ${media.tablet} {
    li + li > & {
      margin-top: 0;
    }
  }

  ${media.hover} {
    &:hover > svg {
      transform: translateX(4px);
    }
  }
`
