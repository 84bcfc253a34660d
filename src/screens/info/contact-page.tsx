import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { siteQuery } from '@/features/site/queries'
import { useMsg } from '@/i18n/use-msg'
import { mapUrl } from '@/lib/links'
import { color, size, space, text, weight } from '@/theme/tokens.gen'
import { ExternalLink } from '@/ui/actions/Link'
import { BrandPicture } from '@/ui/media/BrandPicture'
import { ContactCards, ContactDetails } from './ContactBox'
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

/** The address and the hours of the shop, beside the plan. An error shows only below, with the other data. */
function Visit() {
  const contact = useQuery(siteQuery).data?.contact
  return (
    <VisitBox>{contact && <ContactCards contact={contact} ways={['address', 'hours']} />}</VisitBox>
  )
}

/** The contact page: a content page with all contact data of the shop (Product §2). */
export const contactPage: InfoDescription = {
  kind: 'info.kind.care',
  title: 'info.contact.title',
  lead: 'info.contact.lead',
  picture: <Plan />,
  facts: <Visit />,
  opens: 'wide',
  sections: [
    infoSection('ways', 'info.contact.ways', {
      own: <ContactDetails ways={['phone', 'email', 'zalo', 'messenger']} />,
    }),
    infoSection('faster', 'info.contact.faster', {
      list: ['info.contact.faster.1', 'info.contact.faster.2', 'info.contact.faster.3'],
    }),
    infoSection('answers', 'info.contact.first', 'info.contact.first.text'),
  ],
  related: ['/help', '/shipping', '/returns'],
}

/* The box is as high as both cards, so that the title does not move when they appear. */
const VisitBox = styled.div`
  max-width: 28em;
  min-height: ${space(36)};
  margin-block-start: ${space(6)};

  & > dl {
    grid-template-columns: minmax(0, 1fr);
  }
`

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
