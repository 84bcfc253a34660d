import styled from 'styled-components'
import type { ContactInfo } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { telHref } from '@/lib/links'
import { space } from '@/theme/tokens'
import { FooterExit, FooterHeading, FooterList } from './footer-style'

/** How to reach the shop; as high without the site's data as with it. */
export function FooterContact({ contact }: { contact: ContactInfo | undefined }) {
  const msg = useMsg()
  return (
    <Box>
      {contact && (
        <>
          <FooterHeading>{msg('footer.contact')}</FooterHeading>
          <FooterList>
            <li>
              <FooterExit href={telHref(contact.phone)}>{contact.phone}</FooterExit>
            </li>
            <li>
              <FooterExit href={`mailto:${contact.email}`}>{contact.email}</FooterExit>
            </li>
            <Line>{contact.address}</Line>
            <Line>{contact.working_hours}</Line>
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
