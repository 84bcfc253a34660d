import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { siteQuery } from '@/features/site/queries'
import { useMsg } from '@/i18n/use-msg'
import { telHref } from '@/lib/safe-href'
import { media } from '@/theme/breakpoints'
import { depths } from '@/theme/depths'
import { color, size, space } from '@/theme/tokens'
import { Container } from '@/ui/Container'
import { PhoneIcon } from '@/ui/icons/PhoneIcon'
import { ExternalLink } from '@/ui/Link'
import { CartButton } from './CartButton'
import { LanguageSwitch } from './LanguageSwitch'
import { Logo } from './Logo'
import { MainMenu } from './MainMenu'
import { SideMenuButton } from './SideMenuButton'

/** The bar on top of every shop page, 91 px high (spec §9). Works without the site's data, with less in it. */
export function Header() {
  const site = useQuery(siteQuery).data
  const msg = useMsg()
  const phone = site?.contact.phone
  return (
    <Bar>
      <Row>
        <Phones>
          <SideMenuButton site={site} />
        </Phones>
        <Logo website={site?.website} />
        <MainMenu items={site?.menu ?? []} />
        <Tools>
          {phone && (
            <Call href={telHref(phone)} aria-label={msg('shell.call', { phone })}>
              <PhoneIcon />
            </Call>
          )}
          <Wide>
            <LanguageSwitch />
          </Wide>
          <CartButton />
        </Tools>
      </Row>
    </Bar>
  )
}

const Bar = styled.header`
  position: sticky;
  z-index: ${depths.header};
  top: 0;
  height: ${size.header};
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
`

const Row = styled(Container)`
  display: grid;
  height: 100%;
  align-items: center;
  grid-template-columns: 1fr auto 1fr;

  ${media.desktop} {
    gap: ${space(8)};
    grid-template-columns: auto 1fr auto;
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
  align-items: center;
  justify-content: flex-end;
  gap: ${space(1)};

  /* Phone, two languages, cart: nothing moves when the phone number comes. */
  ${media.tablet} {
    min-width: calc(4 * ${size.target} + 2 * ${space(1)});
  }
`

const Call = styled(ExternalLink)`
  display: none;
  width: ${size.target};
  height: ${size.target};
  color: ${color.ink};
  place-items: center;

  ${media.tablet} {
    display: grid;
  }
`
