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
import { FramePart } from '@/ui/feedback/Boundary'
import { BrandMark, PhoneIcon } from '@/ui/frame-icons'
import { ChevronLeftIcon } from '@/ui/icons'
import { Container, twoLines } from '@/ui/layout/basics'
import { isHtml } from '@/ui/media/Picture'
import { AccountButton, CartButton, SearchButton, SideMenuButton } from './HeaderButtons'
import { LanguageSwitch } from './LanguageSwitch'
import { MainMenu } from './MainMenu'

type HeaderProps = {
  /** True for a header that has only the logo and the link back to the cart (Product §2.10.6). */
  isBare?: boolean
}

/**
 * The bar at the top of every shop page, 91 px high (Product §9). Without the site's data it has fewer items.
 */
export function Header({ isBare = false }: HeaderProps) {
  const msg = useMsg()
  const { data: site, dataUpdatedAt: dataAt } = useQuery(siteQuery)
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
            <FramePart dataAt={dataAt}>
              <SideMenuButton site={site} />
            </FramePart>
          </Phones>
        )}
        <FramePart dataAt={dataAt} fallback={<Logo website={undefined} />}>
          <Logo website={site?.website} />
        </FramePart>
        {!isBare && (
          <>
            <FramePart dataAt={dataAt}>
              <MainMenu items={site?.menu ?? []} />
            </FramePart>
            <SearchButton />
          </>
        )}
        <Tools data-bare={isBare || undefined}>
          {!isBare && (
            <>
              <FramePart dataAt={dataAt}>
                <CallButton phone={site?.contact.phone} />
              </FramePart>
              <Wide>
                <LanguageSwitch />
              </Wide>
            </>
          )}
          <FramePart dataAt={dataAt}>
            <AccountButton />
          </FramePart>
          {!isBare && (
            <FramePart dataAt={dataAt}>
              <CartButton />
            </FramePart>
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

/**
 * The site's logo, which links to the home page. While it loads, or when it fails, the app's own symbol and
 * the shop's name are shown instead.
 */
function Logo({ website }: { website: Pick<WebsiteInfo, 'name' | 'logo'> | undefined }) {
  const msg = useMsg()
  const [shown, setShown] = useState(() => isAtHand(website?.logo))
  const name = website?.name || shopName
  return (
    <Home to="/" aria-label={msg('shell.logo', { name })}>
      {!shown && (
        <>
          <BrandMark size={36} />
          <Name data-long={name.length > longFrom || undefined}>{name}</Name>
        </>
      )}
      {website?.logo && (
        <LogoPicture src={website.logo} alt="" hidden={!shown} onLoad={() => setShown(true)} />
      )}
    </Home>
  )
}

/**
 * Returns true for a picture that the page has already loaded, for example a prerendered page. In a
 * prerendered page itself, the picture is shown at once.
 */
function isAtHand(src: string | undefined): boolean {
  if (!src || isHtml) return isHtml && !!src
  return Object.assign(new Image(), { src }).complete
}

/**
 * The number of letters from which a name does not fit between the buttons of a phone in the display font.
 */
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
 * Narrow: menu, search, the logo in the remaining room, tools. Five targets of 44 px leave 128 px at 360 px,
 * because the outer icons, not their targets, end at the gutters. The link is as wide as most logos, so that
 * nothing moves when the logo loads. A name instead of a logo may take more where there is room.
 */
const Row = styled(Container)`
  display: grid;
  height: 100%;
  align-items: center;
  grid-template-columns: auto auto minmax(0, 1fr) auto;

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

  /* Phone, two languages on tablets, account, cart. Nothing moves when one of them loads. */
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

  /* Beside five buttons there is room only for the name. */
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

  /* A picture keeps its colours in a contrast theme, so a dark one needs a light ground. */
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
      ${twoLines}
      font-family: inherit;
      font-size: ${text.sm};
      font-weight: ${weight.bold};
      line-height: 1.35;
      text-align: center;
      white-space: normal;
    }
  }
`
