import styled from 'styled-components'
import { useQuery } from '@tanstack/react-query'
import { siteQuery } from '@/features/site/queries'
import { WithMessages } from '@/i18n/WithMessages'
import { useMsg } from '@/i18n/use-msg'
import { shopName } from '@/lib/shop-config'
import { media } from '@/theme/breakpoints'
import { color, space, text, title } from '@/theme/tokens'
import { FramePart } from '@/ui/feedback/Boundary'
import { Container } from '@/ui/layout/Container'
import { FooterContact } from './FooterContact'
import { FooterSocial } from './FooterSocial'
import { FooterAnyLink, FooterHeading, FooterLink, FooterList } from './footer-style'
import { useShopCategories } from './use-shop-categories'

/** The footer of every shop page. Its texts are a bundle of their own, loaded last because the footer starts out of view. */
export function Footer() {
  return (
    <WithMessages bundle="footer">
      <Content />
    </WithMessages>
  )
}

/** The links show without the site's data; space is reserved for what the data adds. */
function Content() {
  const msg = useMsg()
  const { data: site, dataUpdatedAt: dataAt } = useQuery(siteQuery)
  const categories = useShopCategories()
  return (
    <Ground>
      <Columns>
        {footerColumns.map((column) => (
          <nav key={column} aria-label={msg(`footer.${column}`)}>
            <FooterHeading>{msg(`footer.${column}`)}</FooterHeading>
            <FooterList data-waiting={(column === 'shop' && !categories) || undefined}>
              {column === 'shop' &&
                categories?.slice(0, mostCategories).map(({ name, href }) => (
                  <li key={href}>
                    <FooterAnyLink href={href}>{name}</FooterAnyLink>
                  </li>
                ))}
              {footerLinks[column].map((page) => (
                <li key={page}>
                  <FooterLink to={`/${page}`}>{msg(`footer.link.${page}`)}</FooterLink>
                </li>
              ))}
            </FooterList>
          </nav>
        ))}
        <FramePart dataAt={dataAt}>
          <FooterContact contact={site?.contact} />
        </FramePart>
      </Columns>
      <Close>
        <div>
          <Name>{site?.website.name || shopName}</Name>
          <p>{site?.website.description}</p>
        </div>
        <FramePart dataAt={dataAt}>{site && <FooterSocial social={site.social} />}</FramePart>
      </Close>
    </Ground>
  )
}

const Ground = styled.footer`
  margin-top: ${space(20)};
  padding-block: ${space(14)} ${space(10)};
  border-top: 1px solid ${color.line};
  background: ${color.sand};
  font-size: ${text.sm};
`

const Columns = styled(Container)`
  display: grid;
  gap: ${space(10)} ${space(4)};
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${media.tablet} {
    gap: ${space(10)} ${space(8)};
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > :last-child {
      grid-column: span 3;
    }
  }

  ${media.desktop} {
    gap: ${space(12)};
    grid-template-columns: repeat(3, minmax(0, 1fr)) 1.6fr;

    & > :last-child {
      grid-column: auto;
    }
  }
`

const Close = styled(Container)`
  display: grid;
  min-height: ${space(40)};
  align-content: start;
  gap: ${space(6)};
  margin-top: ${space(8)};

  ${media.tablet} {
    display: flex;
    min-height: ${space(22)};
    align-items: flex-end;
    justify-content: space-between;
  }
`

const Name = styled.p`
  font: ${title.mark};
`

/** The others are in the menu and among all products. */
const mostCategories = 6

/** Product §2: the footer's links by column; the shop's categories come before them. */
const footerLinks = {
  shop: ['products', 'voucher'],
  help: ['help', 'shipping', 'returns', 'size-guide', 'contact'],
  house: ['about', 'careers', 'press', 'privacy'],
} as const

/** The columns in display order. */
const footerColumns = ['shop', 'help', 'house'] as const satisfies (keyof typeof footerLinks)[]
