import styled from 'styled-components'
import type { SocialLinks } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { FacebookIcon, InstagramIcon, TwitterIcon, YoutubeIcon } from '@/ui/icons'
import { FooterExternalLink } from './footer-style'

const networks = [
  { name: 'facebook', Icon: FacebookIcon },
  { name: 'instagram', Icon: InstagramIcon },
  { name: 'twitter', Icon: TwitterIcon },
  { name: 'youtube', Icon: YoutubeIcon },
] as const

type FooterSocialProps = {
  /** Addresses of the shop’s pages; empty ones do not show. */
  social: SocialLinks
}

/** Links to the shop's social media (Product §3), each in a new tab. */
export function FooterSocial({ social }: FooterSocialProps) {
  const msg = useMsg()
  // Staff may leave a link empty.
  const shown = networks.filter(({ name }) => social[name])
  if (shown.length === 0) return null
  return (
    <nav aria-label={msg('footer.follow')}>
      <Row>
        {shown.map(({ name, Icon }) => (
          <li key={name}>
            <FooterExternalLink href={social[name]} target="_blank">
              <Icon size={20} /> {msg(`footer.social.${name}`)}
            </FooterExternalLink>
          </li>
        ))}
      </Row>
    </nav>
  )
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  padding: 0;
  column-gap: ${space(6)};
  list-style: none;
`
