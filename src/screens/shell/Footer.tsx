import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import type { ContactInfo, SocialLinks } from '@/api/generated/model'
import { type ContactLine, contactLines, SellerFacts } from '@/features/site/Contact'
import { siteQuery } from '@/features/site/queries'
import { useMsg } from '@/i18n/use-msg'
import { shopName } from '@/lib/shop-config'
import { color, font, media, size, space, text, weight } from '@/theme/tokens.gen'
import { AnyUrlLink } from '@/ui/actions/Link'
import { FrameBoundary } from '@/ui/feedback/BlockBoundary'
import { ChevronDownIcon } from '@/ui/frame-icons'
import { FacebookIcon, InstagramIcon, TwitterIcon, YoutubeIcon } from '@/ui/icons'
import { Container, visuallyHiddenStyle, Row, Text } from '@/ui/layout/basics'
import { LanguageSwitch } from './LanguageSwitch'
import { useFooterCategories } from './site-menu'

/**
 * The footer of the shop. The links to fixed pages do not need the site info. The other parts wait for their
 * data, and their space is reserved.
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
            <FooterHeading data-folds>{msg(`footer.${column}`)}</FooterHeading>
            <Fold>
              <summary>
                {msg(`footer.${column}`)}
                <ChevronDownIcon size={16} />
              </summary>
            </Fold>
            <FooterList>
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
        <FrameBoundary dataAt={dataAt}>
          <FooterContact contact={site?.contact} />
        </FrameBoundary>
      </Columns>
      <Close>
        <div>
          <Row $gap={[0, 4]} $wrap $align="baseline">
            <Text $title="mark">{site?.website.name || shopName}</Text>
            <p>{site?.website.description}</p>
          </Row>
          <Legal>
            <SellerFacts />
          </Legal>
        </div>
        <FrameBoundary dataAt={dataAt}>
          {site && <FooterSocial social={site.social} />}
        </FrameBoundary>
      </Close>
    </Ground>
  )
}

const helpAtHand = ['help', 'shipping', 'returns'] as const

/**
 * The one-line footer of the checkout (Product §2.10.6). Its links open new browser tabs, so that typed
 * values are not lost.
 */
export function CheckoutFooter() {
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
 * The greatest number of categories in the footer. More are not needed there, because the menu and the list
 * of all products have all categories.
 */
const maxCategories = 6

/** The links of each column (Product §2). The categories of the shop come before these links. */
const footerLinks = {
  shop: ['products', 'voucher'],
  help: [
    'help',
    'orders/track',
    'shipping',
    'returns',
    'size-guide',
    'contact',
    'terms',
    'privacy',
  ],
  house: ['about', 'careers', 'press'],
} as const

const footerColumns = ['shop', 'help', 'house'] as const satisfies (keyof typeof footerLinks)[]

/** The contact data. Its box has the same height before and after the site info has loaded. */
function FooterContact({ contact }: { contact: ContactInfo | undefined }) {
  const msg = useMsg()
  const lines = contact ? contactLines(contact) : []
  // A second phone number needs the name of its service. Messenger needs no name of an account.
  const named = ({ way, text }: ContactLine) => {
    if (way === 'messenger') return msg('chat.messenger')
    return way === 'zalo' ? `${msg('chat.zalo')}: ${text}` : text
  }
  return (
    <Box>
      {lines.length > 0 && (
        <>
          <FooterHeading>{msg('footer.contact')}</FooterHeading>
          <FooterList data-column="contact">
            {lines.map((line) =>
              line.href ? (
                <li key={line.way}>
                  <FooterLink href={line.href}>{named(line)}</FooterLink>
                </li>
              ) : (
                <li key={line.way}>{line.text}</li>
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

/** Links to the shop's social media (Product §3). Each link opens a new browser tab. */
function FooterSocial({ social }: { social: SocialLinks }) {
  const msg = useMsg()
  const shown = networks.filter(({ name }) => social[name])
  if (shown.length === 0) return null
  return (
    <nav aria-label={msg('footer.follow')}>
      <Row as="ul" $gap={4} $wrap>
        {shown.map(({ name, Icon }) => (
          <li key={name}>
            <SocialLink href={social[name]} target="_blank">
              <Icon size={20} /> <span>{msg(`footer.social.${name}`)}</span>
            </SocialLink>
          </li>
        ))}
      </Row>
    </nav>
  )
}

const Ground = styled.footer`
  --row: ${size.target};

  margin-top: ${space(20)};
  padding-block: ${space(7)} ${space(5)};
  border-top: 1px solid ${color.line};
  background: ${color.sand};
  font-size: ${text.sm};

  ${media.tablet} {
    ${media.hover} {
      --row: ${space(9)};
    }
  }

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

  ${media.tablet} {
    gap: ${space(6)};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    column-gap: ${space(4)};
    justify-content: space-between;
    grid-template-columns: repeat(3, auto) minmax(0, 352px);
  }
`

const Close = styled(Container)`
  display: grid;
  min-height: ${space(40)};
  align-content: start;
  gap: ${space(2)} ${space(6)};
  margin-top: ${space(3)};

  ${media.desktop} {
    min-height: ${space(22)};
    align-items: end;
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

/* The facts about the seller are in one line, separated by dots. */
const Legal = styled.div`
  margin-top: ${space(3)};
  color: ${color.inkSoft};
  font-size: ${text.xs};

  & > p {
    display: inline;
  }

  & > p + p::before {
    content: ' · ';
  }
`

const Box = styled.div`
  min-height: calc(${space(7)} + 4 * var(--row));
  margin-top: ${space(4)};

  ${media.tablet} {
    margin-top: 0;
  }
`

/*
 * On phones each list of links can be opened and closed. The list is beside the `details` element, not inside
 * it. CSS can therefore always show the list in wide windows.
 */
const Fold = styled.details`
  border-bottom: 1px solid ${color.line};

  & > summary {
    display: flex;
    min-height: ${space(12)};
    align-items: center;
    justify-content: space-between;
    font-weight: ${weight.bold};
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
  }

  &[open] svg {
    transform: rotate(180deg);
  }

  ${media.tablet} {
    display: none;
  }

  ${media.phone} {
    &:not([open]) + ul {
      display: none;
    }
  }
`

const FooterHeading = styled.h2`
  margin-bottom: ${space(1)};
  font-family: ${font.ui};
  font-size: ${text.sm};
  font-weight: ${weight.bold};

  ${media.phone} {
    &[data-folds] {
      display: none;
    }
  }
`

/*
 * A list has four rows, because the list of categories usually has four. A longer list gets a second column.
 */
const FooterList = styled.ul`
  display: grid;
  column-gap: ${space(4)};
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, auto);
  grid-template-rows: repeat(4, auto);
  justify-content: start;

  ${media.tablet} {
    min-height: calc(4 * var(--row));
    align-content: start;
  }

  /* Two links share a row. The address and the hours have rows of their own, because they are long. */
  &[data-column='contact'] {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, auto);

    & > li {
      display: grid;
      min-height: var(--row);
      align-items: center;
      overflow-wrap: anywhere;

      &:not(:has(> a)) {
        grid-column: 1 / -1;
      }
    }
  }
`

/** A link is as wide as its column, because the clickable area of a short word would be too narrow. */
const FooterLink = styled(AnyUrlLink)`
  display: flex;
  min-height: var(--row);
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

/* On phones the icons fit in one line without their names. */
const SocialLink = styled(FooterLink)`
  ${media.phone} {
    width: ${size.target};
    justify-content: center;
    margin-inline-start: -${space(3)};

    & > span {
      ${visuallyHiddenStyle}
    }
  }
`
