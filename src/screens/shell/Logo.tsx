import { useState } from 'react'
import styled from 'styled-components'
import type { WebsiteInfo } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { shopName } from '@/lib/shop-config'
import { media } from '@/theme/breakpoints'
import { color, space, text, title, weight } from '@/theme/tokens'
import { Link } from '@/ui/actions/Link'
import { MagnoliaMark } from '@/ui/frame-icons'

type LogoProps = {
  /** Name and picture of site info; our own before it is there. */
  website: Pick<WebsiteInfo, 'name' | 'logo'> | undefined
}

/** The site's logo, linked to the home page. Until it loads, or if it fails, our mark and the shop's name show instead. */
export function Logo({ website }: LogoProps) {
  const msg = useMsg()
  const [shown, setShown] = useState(false)
  const name = website?.name || shopName
  return (
    <Home to="/" aria-label={msg('shell.logo', { name })}>
      {!shown && (
        <>
          <MagnoliaMark size={36} />
          <Name data-long={name.length > longFrom || undefined}>{name}</Name>
        </>
      )}
      {website?.logo && (
        <Image src={website.logo} alt="" hidden={!shown} onLoad={() => setShown(true)} />
      )}
    </Home>
  )
}

/** So many letters of the display type fit between the buttons of a phone. */
const longFrom = 9

const Home = styled(Link)`
  display: inline-flex;
  min-height: 44px;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  color: ${color.ink};
  text-decoration: none;

  /* Beside five buttons there is room for the name alone. */
  & > svg {
    display: none;

    ${media.tablet} {
      display: block;
    }
  }
`

const Image = styled.img`
  width: min(176px, 100%);
  min-width: 0;
  height: 40px;
  object-fit: contain;

  /* A picture keeps its colours in a contrast theme: a dark one needs a light ground. */
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
      display: -webkit-box;
      font-family: inherit;
      font-size: ${text.sm};
      font-weight: ${weight.bold};
      line-height: 1.35;
      text-align: center;
      white-space: normal;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`
