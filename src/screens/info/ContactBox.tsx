import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { siteErrors } from '@/features/site/errors'
import { siteQuery } from '@/features/site/queries'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { telHref } from '@/lib/links'
import { media } from '@/theme/breakpoints'
import { color, size, space, weight } from '@/theme/tokens'
import { ExternalLink } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
import { SkeletonText } from '@/ui/feedback/Skeleton'
import { PhoneIcon } from '@/ui/frame-icons'
import { MailIcon } from '@/ui/icons'
import { useInfoMsg } from './use-info-msg'

/** The shop's phone and email, near the end of content pages. */
export function ContactBox() {
  const msg = useMsg()
  const infoMsg = useInfoMsg()
  const site = useQuery(siteQuery)
  return (
    <Box aria-label={msg('info.box.title')}>
      <div>
        <h2>{msg('info.box.title')}</h2>
        <p>{infoMsg('info.box.text')}</p>
      </div>
      <ContactLinks>
        <Async
          query={site}
          skeleton={<SkeletonText lines={4} />}
          errorMessage={useErrorTextOf(siteErrors)}
        >
          {({ contact: { phone, email, working_hours: hours } }) => (
            <>
              {phone && (
                <ContactLink href={telHref(phone)}>
                  <PhoneIcon size={20} /> {phone}
                </ContactLink>
              )}
              {email && (
                <ContactLink href={`mailto:${email}`}>
                  <MailIcon size={20} /> {email}
                </ContactLink>
              )}
              {hours && <p>{msg('info.box.hours', { hours })}</p>}
            </>
          )}
        </Async>
      </ContactLinks>
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  padding: ${space(8)} ${space(5)};
  gap: ${space(6)};
  background: ${color.celadonSoft};

  ${media.tablet} {
    align-items: center;
    padding: ${space(10)} ${space(12)};
    gap: ${space(12)};
    grid-template-columns: 1fr 1fr;
  }

  & p {
    color: ${color.inkSoft};
  }

  & h2 + p {
    margin-top: ${space(3)};
  }
`

/* As high as the loaded content. */
const ContactLinks = styled.div`
  min-height: calc(2 * ${size.target} + 2lh);
`

const ContactLink = styled(ExternalLink)`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(3)};
  font-weight: ${weight.bold};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
  }
`
