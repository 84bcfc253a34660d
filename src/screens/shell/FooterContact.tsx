import styled from 'styled-components'
import type { ContactInfo } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { telHref } from '@/lib/links'
import { space } from '@/theme/tokens'
import { FooterExternalLink, FooterHeading, FooterList } from './footer-style'

type FooterContactProps = {
  /** Of site info; nothing before it is there. */
  contact: ContactInfo | undefined
}

/** The shop's contact data; equally high before and after the site's data loads. */
export function FooterContact({ contact }: FooterContactProps) {
  const msg = useMsg()
  return (
    <Box>
      {contact && Object.values(contact).some(Boolean) && (
        <>
          <FooterHeading>{msg('footer.contact')}</FooterHeading>
          <FooterList>
            {contact.phone && (
              <li>
                <FooterExternalLink href={telHref(contact.phone)}>
                  {contact.phone}
                </FooterExternalLink>
              </li>
            )}
            {contact.email && (
              <li>
                <FooterExternalLink href={`mailto:${contact.email}`}>
                  {contact.email}
                </FooterExternalLink>
              </li>
            )}
            {contact.address && <Line>{contact.address}</Line>}
            {contact.working_hours && <Line>{contact.working_hours}</Line>}
          </FooterList>
        </>
      )}
    </Box>
  )
}

const Box = styled.div`
  min-height: ${space(54)};
`

const Line = styled.li`
  padding-block: ${space(1)};
`
