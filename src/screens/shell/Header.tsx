import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import type { WebsiteInfo } from '@/api/generated/model'
import { siteQuery } from '@/features/site/queries'
import { useMsg } from '@/i18n/use-msg'
import { telHref } from '@/lib/links'
import { shopName } from '@/lib/shop-config'
import {
  color,
  depths,
  media,
  size,
  space,
  stickyBar,
  text,
  title,
  weight,
} from '@/theme/tokens.gen'
import { ExternalLink, Link } from '@/ui/actions/Link'
import { brandLogoUrl } from '@/ui/brand-logo'
import { FrameBoundary } from '@/ui/feedback/BlockBoundary'
import { BrandMark, PhoneIcon } from '@/ui/frame-icons'
import { ChevronLeftIcon } from '@/ui/icons'
import { Container, fourLineClampStyle } from '@/ui/layout/basics'
import { isPrerendering } from '@/ui/media/Picture'
import { AccountButton, CartButton, SearchButton, SideMenuButton } from './HeaderButtons'
import { LanguageSwitch } from './LanguageSwitch'
import { MainMenu } from './MainMenu'
import { useSiteMenu } from './site-menu'

type HeaderProps = {
  /** True for a header with only the logo, the account and a link back to the cart (Product §2.10.6). */
  isBare?: boolean
}

/**
 * The bar at the top of each page of the shop, 91 px high (Product §9). The items that need the site info
 * appear when it has loaded.
 */
export function Header({ isBare = false }: HeaderProps) {
  const msg = useMsg()
  const { data: site, dataUpdatedAt: dataAt } = useQuery(siteQuery)
  const menu = useSiteMenu()
  return (
    <Bar>
      <Row>
        {isBare ? (
          <div>
            <Back to="/cart">
              <ChevronLeftIcon size={20} />
              {msg('shell.backToCart')}
            </Back>
          </div>
        ) : (
          <Phones>
            <FrameBoundary dataAt={dataAt}>
              <SideMenuButton site={site} />
            </FrameBoundary>
          </Phones>
        )}
        <FrameBoundary dataAt={dataAt} fallback={<Logo website={undefined} isBare={isBare} />}>
          <Logo website={site?.website} isBare={isBare} />
        </FrameBoundary>
        {!isBare && (
          <>
            <FrameBoundary dataAt={dataAt}>
              <MainMenu items={menu} />
            </FrameBoundary>
            <SearchButton />
          </>
        )}
        <Tools data-bare={isBare || undefined}>
          {!isBare && (
            <>
              <FrameBoundary dataAt={dataAt}>
                <CallButton phone={site?.contact.phone} />
              </FrameBoundary>
              <Wide>
                <LanguageSwitch />
              </Wide>
            </>
          )}
          <FrameBoundary dataAt={dataAt}>
            <AccountButton />
          </FrameBoundary>
          {!isBare && (
            <FrameBoundary dataAt={dataAt}>
              <CartButton />
            </FrameBoundary>
          )}
        </Tools>
      </Row>
    </Bar>
  )
}

function CallButton({ phone }: { phone: string | undefined }) {
  const msg = useMsg()
  if (!phone) return null
  return (
    <Call href={telHref(phone)} aria-label={msg('shell.call', { phone })}>
      <PhoneIcon />
    </Call>
  )
}

type LogoProps = Required<HeaderProps> & { website: Pick<WebsiteInfo, 'name' | 'logo'> | undefined }

/**
 * The logo of the site, as a link to the home page. The brand's logo shows until the logo of the site has
 * loaded, and if it fails to load. If the shop has another name than the brand, the brand's symbol and the
 * shop's name show instead of the brand's logo.
 */
function Logo({ website, isBare }: LogoProps) {
  const msg = useMsg()
  const [shown, setShown] = useState(() => isAtHand(website?.logo))
  const name = website?.name || shopName
  return (
    <Home to="/" aria-label={msg('shell.logo', { name })} data-bare={isBare || undefined}>
      {!shown &&
        (name === shopName ? (
          <LogoPicture src={brandLogoUrl} alt="" />
        ) : (
          <>
            <BrandMark size={36} />
            <Name data-long={name.length > longFrom || undefined}>{name}</Name>
          </>
        ))}
      {website?.logo && (
        <LogoPicture src={website.logo} alt="" hidden={!shown} onLoad={() => setShown(true)} />
      )}
    </Home>
  )
}

/**
 * Returns true if the picture is already in memory, for example because a prerendered page has loaded it.
 * While a page is prerendered, the function returns true for each picture, so that the HTML shows the
 * picture.
 */
function isAtHand(src: string | undefined): boolean {
  if (!src || isPrerendering) return isPrerendering && !!src
  return Object.assign(new Image(), { src }).complete
}

/** A name with at least this many letters does not fit between the buttons of a phone in the large font. */
const longFrom = 9

const Bar = styled.header`
  position: ${stickyBar.position};
  z-index: ${depths.header};
  top: 0;
  height: ${size.header};
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
`

/*
 * On narrow screens the row has menu, search, logo, account and cart. At 360 px, the buttons of 44 px leave
 * 128 px for the logo, because the outer icons, not the boxes around them, align with the edges. The link is
 * as wide as most logos, so that nothing moves when the logo loads. The name of a shop without a logo may be
 * wider.
 */
const Row = styled(Container)`
  display: grid;
  height: 100%;
  align-items: center;
  grid-template: 100% / auto auto minmax(0, 1fr) auto;

  & > * {
    grid-row: 1;
  }

  & > :first-child {
    margin-inline-start: -${space(2.5)};
    grid-column: 1;
  }

  & > a {
    min-width: min(176px, 100%);
    max-width: 100%;
    grid-column: 3;
    justify-self: center;
  }

  & > button {
    grid-column: 2;
  }

  & > :last-child {
    margin-inline-end: -${space(2.5)};
    grid-column: 4;
  }

  ${media.desktop} {
    grid-template-columns: auto 1fr auto auto;

    & > :is(a, button, :last-child) {
      grid-column: auto;
    }

    & > a {
      min-width: 176px;
      max-width: 400px;
      justify-content: flex-start;
    }

    & > :last-child {
      margin-inline-end: 0;
    }
  }
`

const Phones = styled.div`
  ${media.desktop} {
    display: none;
  }
`

const Wide = styled.div`
  display: none;

  ${media.tablet} {
    display: block;
  }
`

const Tools = styled.div`
  display: flex;
  min-width: calc(3 * ${size.target});
  justify-content: flex-end;

  /*
   * The minimum width leaves space for the phone number, two languages on tablets, account and cart. Nothing
   * moves when one of them loads.
   */
  ${media.tablet} {
    min-width: calc(5 * ${size.target});
  }

  &[data-bare] {
    min-width: 0;
  }
`

const Back = styled(Link)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  padding-inline: ${space(1.5)};
  gap: ${space(1)};
  font-size: ${text.sm};
  text-decoration: none;
  white-space: nowrap;
`

const Call = styled(ExternalLink)`
  display: grid;
  width: ${size.target};
  height: ${size.target};
  color: ${color.ink};
  place-items: center;
`

const Home = styled(Link)`
  display: inline-flex;
  min-height: 44px;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  color: ${color.ink};
  text-decoration: none;

  /* On phones, the text of the link to the cart needs a gap. */
  &[data-bare] {
    ${media.phone} {
      padding-inline: ${space(5)};
    }
  }

  /* On phones there is space between the buttons only for the name, not for the symbol. */
  & > svg {
    display: none;

    ${media.tablet} {
      display: block;
    }
  }
`

const LogoPicture = styled.img`
  width: min(176px, 100%);
  min-width: 0;
  height: 40px;
  object-fit: contain;

  /* A contrast theme does not change the colours of a picture, so a dark logo needs a light background. */
  @media (forced-colors: active) {
    background: white;
    forced-color-adjust: none;
  }
`

const Name = styled.span`
  overflow: hidden;
  font: ${title.mark};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.phone} {
    &[data-long] {
      ${fourLineClampStyle}
      font-family: inherit;
      font-size: ${text.sm};
      font-weight: ${weight.bold};
      line-height: 1.35;
      text-align: center;
      white-space: normal;
    }
  }
`
