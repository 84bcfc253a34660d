import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import type { ContactInfo, SocialLinks } from '@/api/generated/model'
import { type ContactLine, contactLines, Seller } from '@/features/site/Contact'
import { siteQuery } from '@/features/site/queries'
import { useMsg } from '@/i18n/use-msg'
import { shopName } from '@/lib/shop-config'
import { color, font, media, size, space, text, weight } from '@/theme/tokens.gen'
import { AnyLink } from '@/ui/actions/Link'
import { FramePart } from '@/ui/feedback/Boundary'
import { FacebookIcon, InstagramIcon, TwitterIcon, YoutubeIcon } from '@/ui/icons'
import { Container, Row, Text } from '@/ui/layout/basics'
import { LanguageSwitch } from './LanguageSwitch'
import { useFooterCategories } from './site-menu'

/**
 * The footer. Its links are shown without the site's data. Space is reserved for the parts that need the
 * data.
 */
export function Footer() {
  const msg = useMsg()
  const { data: site, dataUpdatedAt: dataAt } = useQuery(siteQuery)
  const categories = useFooterCategories()
  return (
    <Ground>
      <Columns>
        {footerColumns.map((column) => (
          <nav key={column} aria-label={msg(`footer.${column}`)}>
            <FooterHeading>{msg(`footer.${column}`)}</FooterHeading>
            <FooterList data-waiting={(column === 'shop' && !categories) || undefined}>
              {column === 'shop' &&
                categories?.slice(0, maxCategories).map(({ name, href }) => (
                  <li key={href}>
                    <FooterLink href={href}>{name}</FooterLink>
                  </li>
                ))}
              {footerLinks[column].map((page) => (
                <li key={page}>
                  <FooterLink href={`/${page}`}>{msg(`footer.link.${page}`)}</FooterLink>
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
          <Text $title="mark">{site?.website.name || shopName}</Text>
          <p>{site?.website.description}</p>
          <Seller />
        </div>
        <FramePart dataAt={dataAt}>{site && <FooterSocial social={site.social} />}</FramePart>
      </Close>
    </Ground>
  )
}

const helpAtHand = ['help', 'shipping', 'returns'] as const

/**
 * The footer of a bare page (Product §2.10.6). Its links open new tabs, so that typed values stay in sight.
 */
export function FooterLine() {
  const msg = useMsg()
  return (
    <Ground data-line>
      <Container>
        <Row $gap={[0, 4]} $wrap $align="center">
          {helpAtHand.map((page) => (
            <FooterLink key={page} href={`/${page}`} target="_blank">
              {msg(`footer.link.${page}`)}
            </FooterLink>
          ))}
          <LanguageSwitch />
        </Row>
      </Container>
    </Ground>
  )
}

/**
 * The maximum number of categories in the footer. The other categories are in the menu and in the list of all
 * products.
 */
const maxCategories = 6

/** The links of each column (Product §2). The shop's categories come before these links. */
const footerLinks = {
  shop: ['products', 'voucher'],
  help: ['help', 'orders/track', 'shipping', 'returns', 'size-guide', 'contact'],
  house: ['about', 'careers', 'press', 'terms', 'privacy'],
} as const

const footerColumns = ['shop', 'help', 'house'] as const satisfies (keyof typeof footerLinks)[]

/** The contact data. It has the same height before and after the site's data has loaded. */
function FooterContact({ contact }: { contact: ContactInfo | undefined }) {
  const msg = useMsg()
  const lines = contact ? contactLines(contact) : []
  // The name of an account does not show its service, so the service is written in front of it.
  const named = ({ way, text }: ContactLine) =>
    way === 'zalo' || way === 'messenger' ? `${msg(`chat.${way}`)}: ${text}` : text
  return (
    <Box>
      {lines.length > 0 && (
        <>
          <FooterHeading>{msg('footer.contact')}</FooterHeading>
          <FooterList>
            {lines.map((line) =>
              line.href ? (
                <li key={line.way}>
                  <FooterLink href={line.href}>{named(line)}</FooterLink>
                </li>
              ) : (
                <Line key={line.way}>{line.text}</Line>
              ),
            )}
          </FooterList>
        </>
      )}
    </Box>
  )
}

const networks = [
  { name: 'facebook', Icon: FacebookIcon },
  { name: 'instagram', Icon: InstagramIcon },
  { name: 'twitter', Icon: TwitterIcon },
  { name: 'youtube', Icon: YoutubeIcon },
] as const

/** Links to the shop's social media (Product §3), each in a new tab. */
function FooterSocial({ social }: { social: SocialLinks }) {
  const msg = useMsg()
  const shown = networks.filter(({ name }) => social[name])
  if (shown.length === 0) return null
  return (
    <nav aria-label={msg('footer.follow')}>
      <Row as="ul" $gap={[0, 6]} $wrap>
        {shown.map(({ name, Icon }) => (
          <li key={name}>
            <FooterLink href={social[name]} target="_blank">
              <Icon size={20} /> {msg(`footer.social.${name}`)}
            </FooterLink>
          </li>
        ))}
      </Row>
    </nav>
  )
}

const Ground = styled.footer`
  margin-top: ${space(20)};
  padding-block: ${space(14)} ${space(10)};
  border-top: 1px solid ${color.line};
  background: ${color.sand};
  font-size: ${text.sm};

  &[data-line] {
    margin-top: 0;
    padding-block: ${space(3)};

    & [role='group'] {
      margin-inline-start: auto;
    }
  }
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

const Box = styled.div`
  min-height: ${space(54)};
`

const Line = styled.li`
  padding-block: ${space(1)};
`

const FooterHeading = styled.h2`
  margin-bottom: ${space(2)};
  font-family: ${font.ui};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
`

const FooterList = styled.ul`
  /* As high as with the categories of most shops. */
  &[data-waiting] {
    min-height: calc(8 * ${size.target});
  }
`

/* As wide as their column, so that a short word is no narrow target. */
const FooterLink = styled(AnyLink)`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(2)};
  color: ${color.ink};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`
