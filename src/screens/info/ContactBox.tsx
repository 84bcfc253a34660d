import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import type { ContactInfo } from '@/api/generated/model'
import { contactLines, siteInfoErrorText } from '@/features/site/Contact'
import { siteQuery } from '@/features/site/queries'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { color, media, size, space, text } from '@/theme/tokens.gen'
import { ExternalLink } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PhoneIcon } from '@/ui/frame-icons'
import { ChatIcon, ClockIcon, MailIcon, PinIcon } from '@/ui/icons'
import { useInfoMsg } from './use-info-msg'

/** The box at the end of content pages with ways to contact the shop. */
export function ContactBox() {
  const msg = useMsg()
  const infoMsg = useInfoMsg()
  return (
    <section aria-label={msg('info.box.title')}>
      <h2>{msg('info.box.title')}</h2>
      <Words>{infoMsg('info.box.text')}</Words>
      <ContactDetails ways={['phone', 'email', 'hours']} />
    </section>
  )
}

const Words = styled.p`
  margin-block: ${space(2)} ${space(6)};
  color: ${color.inkSoft};
`

const icons = {
  phone: PhoneIcon,
  email: MailIcon,
  zalo: ChatIcon,
  messenger: ChatIcon,
  address: PinIcon,
  hours: ClockIcon,
}

type ContactDetailsProps = { ways: readonly (keyof typeof icons)[] }

/** The contact data that staff have entered, each on a card. */
export function ContactDetails({ ways }: ContactDetailsProps) {
  return (
    <Async
      query={useQuery(siteQuery)}
      skeleton={<ContactSkeleton ways={ways} />}
      errorMessage={useErrorTextOf(siteInfoErrorText)}
    >
      {({ contact }) => <ContactCards contact={contact} ways={ways} />}
    </Async>
  )
}

export function ContactCards({ contact, ways }: ContactDetailsProps & { contact: ContactInfo }) {
  const msg = useMsg()
  return (
    <Grid as="dl">
      {contactLines(contact)
        .filter(({ way }) => ways.includes(way))
        .map(({ way, text, href }) => {
          const Icon = icons[way]
          return (
            <Card key={way}>
              <Icon />
              <dt>{msg(`info.contact.${way}`)}</dt>
              <dd>{href ? <ContactLink href={href}>{text}</ContactLink> : text}</dd>
            </Card>
          )
        })}
    </Grid>
  )
}

function ContactSkeleton({ ways }: { ways: readonly string[] }) {
  return (
    <Grid>
      {ways.map((way) => (
        <Card key={way}>
          <Skeleton height={space(12)} />
        </Card>
      ))}
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  }
`

const Card = styled.div`
  display: grid;
  min-height: ${space(16)};
  padding: ${space(2)} ${space(4)};
  align-content: center;
  column-gap: ${space(4)};
  border: 1px solid ${color.line};
  background: ${color.surface};
  grid-template-columns: auto minmax(0, 1fr);

  & > svg {
    align-self: center;
    color: ${color.celadon};
    grid-row: span 2;
  }

  & > :not(svg, dt, dd) {
    grid-column: 1 / -1;
  }

  & > dt {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }

  & > dd {
    overflow-wrap: anywhere;
  }
`

const ContactLink = styled(ExternalLink)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  margin-block: calc(-1 * ${space(2.5)});
`
