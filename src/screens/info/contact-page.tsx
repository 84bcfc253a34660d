import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { siteQuery } from '@/features/site/queries'
import { useMsg } from '@/i18n/use-msg'
import { mapUrl } from '@/lib/links'
import { color, size, space, text, weight } from '@/theme/tokens.gen'
import { ExternalLink } from '@/ui/actions/Link'
import { BrandPicture } from '@/ui/media/BrandPicture'
import { ContactDetails } from './ContactBox'
import { type InfoDescription, infoSection } from './info-description'

/** The plan of the streets around the shop. It is a link to a map with the shop's address. */
function Plan() {
  const msg = useMsg()
  const address = useQuery(siteQuery).data?.contact.address
  const plan = <BrandPicture of="contact" />
  if (!address) return plan
  return (
    <MapLink href={mapUrl(address)} target="_blank">
      {plan}
      <span>{msg('info.contact.map')}</span>
    </MapLink>
  )
}

/** The contact page: a content page with all contact data of the shop (Product §2). */
export const contactPage: InfoDescription = {
  kind: 'info.kind.care',
  title: 'info.contact.title',
  lead: 'info.contact.lead',
  picture: <Plan />,
  opens: 'wide',
  sections: [
    infoSection('ways', 'info.contact.ways', { own: <ContactDetails /> }),
    infoSection('faster', 'info.contact.faster', {
      list: ['info.contact.faster.1', 'info.contact.faster.2', 'info.contact.faster.3'],
    }),
    infoSection('answers', 'info.contact.first', 'info.contact.first.text'),
  ],
  related: ['/help', '/shipping', '/returns'],
}

const MapLink = styled(ExternalLink)`
  position: relative;
  display: block;

  & > span {
    position: absolute;
    inset: auto auto ${space(3)} ${space(3)};
    display: grid;
    min-height: ${size.target};
    padding-inline: ${space(4)};
    place-items: center;
    background: ${color.surface};
    color: ${color.ink};
    font-size: ${text.sm};
    font-weight: ${weight.bold};
  }
`
