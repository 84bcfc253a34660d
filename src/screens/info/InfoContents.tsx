import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, font, size, space, text, weight } from '@/theme/tokens'
import { Link } from '@/ui/actions/Link'

type InfoContentsProps = {
  /** The sections of the page, by the id of their heading. */
  items: readonly { id: string; title: string }[]
}

/** Links to the page's sections: beside them on wide screens, above them on narrow ones. */
export function InfoContents({ items }: InfoContentsProps) {
  const msg = useMsg()
  return (
    <Nav aria-label={msg('info.contents')}>
      <Title>{msg('info.contents')}</Title>
      <List>
        {items.map(({ id, title }) => (
          <li key={id}>
            <SectionLink to="." hash={id}>
              {title}
            </SectionLink>
          </li>
        ))}
      </List>
    </Nav>
  )
}

const Nav = styled.nav`
  ${media.desktop} {
    position: sticky;
    top: calc(${size.header} + ${space(8)});
    align-self: start;
  }
`

const Title = styled.p`
  margin-bottom: ${space(2)};
  font-family: ${font.ui};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
`

const List = styled.ul`
  padding: 0;
  border-left: 2px solid ${color.line};
  list-style: none;

  ${media.tablet} {
    columns: 2;
  }

  ${media.desktop} {
    columns: 1;
  }
`

const SectionLink = styled(Link)`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  padding: ${space(1)} 0 ${space(1)} ${space(4)};
  color: ${color.inkSoft};
  text-decoration: none;
`
