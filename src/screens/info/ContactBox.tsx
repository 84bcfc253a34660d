import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
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

const allWays = ['phone', 'email', 'zalo', 'messenger', 'address', 'hours'] as const

type ContactDetailsProps = { ways?: readonly (keyof typeof icons)[] }

/** The contact data that staff have entered, each on a card. */
export function ContactDetails({ ways = allWays }: ContactDetailsProps) {
  const msg = useMsg()
  return (
    <Async
      query={useQuery(siteQuery)}
      skeleton={<ContactSkeleton ways={ways} />}
      errorMessage={useErrorTextOf(siteInfoErrorText)}
    >
      {({ contact }) => (
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
      )}
    </Async>
  )
}

function ContactSkeleton({ ways }: { ways: readonly string[] }) {
  return (
    <Grid>
      {ways.map((way) => (
        <Card key={way}>
          <Skeleton height="5.5em" />
        </Card>
      ))}
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.tablet} {
    gap: ${space(6)};
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`

const Card = styled.div`
  display: grid;
  align-content: start;
  min-height: ${space(40)};
  padding: ${space(6)} ${space(5)};
  gap: ${space(1)};
  border: 1px solid ${color.line};
  background: ${color.surface};

  & > svg {
    margin-bottom: ${space(2)};
    color: ${color.celadon};
  }

  & > dt {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }

  & > dd {
    font-size: ${text.lg};
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
`

const ContactLink = styled(ExternalLink)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  margin-block: calc(-1 * ${space(2)});
`
