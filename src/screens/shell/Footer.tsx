import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { siteQuery } from '@/features/site/queries'
import { useMsg } from '@/i18n/use-msg'
import { telHref } from '@/lib/safe-href'
import { media } from '@/theme/breakpoints'
import { color, font, size, space, text, weight } from '@/theme/tokens'
import { AnyLink } from '@/ui/AnyLink'
import { Container } from '@/ui/Container'
import { ExternalLink } from '@/ui/Link'
import { menuTree } from './menu-tree'

const networks = ['facebook', 'instagram', 'twitter', 'youtube'] as const

/** Who we are, where we are, and the ways into the shop. Stands without the site's data, with less in it. */
export function Footer() {
  const msg = useMsg()
  const site = useQuery(siteQuery).data
  const contact = site?.contact
  return (
    <Ground>
      <Columns>
        <div>
          <Name>{site?.website.name ?? '\u00A0'}</Name>
          <p>{site?.website.description}</p>
        </div>
        <nav aria-label={msg('shell.footer.shop')}>
          <Heading>{msg('shell.footer.shop')}</Heading>
          <ShopList>
            {menuTree(site?.menu ?? []).map(({ item }) => (
              <li key={item.id}>
                <Item href={item.final_url}>{item.name}</Item>
              </li>
            ))}
          </ShopList>
        </nav>
        {contact && (
          <div>
            <Heading>{msg('shell.footer.contact')}</Heading>
            <List>
              <li>
                <Plain href={telHref(contact.phone)}>{contact.phone}</Plain>
              </li>
              <li>
                <Plain href={`mailto:${contact.email}`}>{contact.email}</Plain>
              </li>
              <li>{contact.address}</li>
              <li>{contact.working_hours}</li>
            </List>
          </div>
        )}
        {site && (
          <nav aria-label={msg('shell.footer.follow')}>
            <Heading>{msg('shell.footer.follow')}</Heading>
            <List>
              {networks.map((network) => (
                <li key={network}>
                  <Plain href={site.social[network]} target="_blank">
                    {msg(`shell.social.${network}`)}
                  </Plain>
                </li>
              ))}
            </List>
          </nav>
        )}
      </Columns>
    </Ground>
  )
}

const Ground = styled.footer`
  margin-top: ${space(20)};
  padding-block: ${space(14)};
  border-top: 1px solid ${color.line};
  background: ${color.sand};
  font-size: ${text.sm};
`

const Columns = styled(Container)`
  display: grid;
  gap: ${space(10)};

  & > nav:not(:has(a)) {
    display: none;
  }

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: 1.6fr 1fr 1.4fr 0.8fr;
  }
`

const Name = styled.p`
  margin-bottom: ${space(3)};
  font-family: ${font.display};
  font-size: ${text.h3};
  line-height: 1.4;
`

const Heading = styled.h2`
  margin-bottom: ${space(2)};
  font-family: ${font.ui};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
`

const List = styled.ul`
  padding: 0;
  list-style: none;
`

const ShopList = styled(List)`
  columns: 2;
`

const Item = styled(AnyLink)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`

const Plain = styled(ExternalLink)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`
