import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { siteErrors } from '@/features/site/errors'
import { siteQuery } from '@/features/site/queries'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { telHref } from '@/lib/links'
import { media } from '@/theme/breakpoints'
import { color, size, space, text } from '@/theme/tokens'
import { ExternalLink } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PhoneIcon } from '@/ui/frame-icons'
import { ClockIcon, MailIcon, PinIcon } from '@/ui/icons'
import type { InfoDescription } from './info-description'
import { InfoPage } from './InfoPage'

/** Product §2, /contact: a content page around the site's contact data. */
export function ContactScreen() {
  return <InfoPage page={contactPage} slots={{ ways: <ContactDetails /> }} contactBox={false} />
}

const contactPage: InfoDescription = {
  kind: 'info.kind.care',
  title: 'info.contact.title',
  lead: 'info.contact.lead',
  sections: [
    { id: 'ways', title: 'info.contact.ways', blocks: [{ kind: 'slot', slot: 'ways' }] },
    {
      id: 'faster',
      title: 'info.contact.faster',
      blocks: [
        {
          kind: 'list',
          items: ['info.contact.faster.1', 'info.contact.faster.2', 'info.contact.faster.3'],
        },
      ],
    },
    {
      id: 'answers',
      title: 'info.contact.first',
      blocks: [
        { kind: 'text', text: 'info.contact.first.text' },
        { kind: 'link', to: '/help', text: 'info.help.title' },
      ],
    },
  ],
  related: ['/help', '/shipping', '/returns'],
}

/** The site's contact data (Product §3), with links to call and to write. */
function ContactDetails() {
  const msg = useMsg()
  const errorText = useErrorText()
  const site = useQuery(siteQuery)
  return (
    <Async
      query={site}
      skeleton={<ContactSkeleton />}
      errorMessage={(error) => errorText(siteErrors(error))}
    >
      {({ contact }) => (
        <Grid as="dl">
          {contact.phone && (
            <ContactCard icon={<PhoneIcon />} name={msg('info.contact.phone')}>
              <ContactLink href={telHref(contact.phone)}>{contact.phone}</ContactLink>
            </ContactCard>
          )}
          {contact.email && (
            <ContactCard icon={<MailIcon />} name={msg('info.contact.email')}>
              <ContactLink href={`mailto:${contact.email}`}>{contact.email}</ContactLink>
            </ContactCard>
          )}
          {contact.address && (
            <ContactCard icon={<PinIcon />} name={msg('info.contact.address')}>
              {contact.address}
            </ContactCard>
          )}
          {contact.working_hours && (
            <ContactCard icon={<ClockIcon />} name={msg('info.contact.hours')}>
              {contact.working_hours}
            </ContactCard>
          )}
        </Grid>
      )}
    </Async>
  )
}

function ContactCard({
  icon,
  name,
  children,
}: {
  icon: ReactNode
  name: string
  children: ReactNode
}) {
  return (
    <Card>
      {icon}
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Card>
  )
}

function ContactSkeleton() {
  return (
    <Grid>
      {['phone', 'email', 'address', 'hours'].map((way) => (
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
    margin: 0;
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
