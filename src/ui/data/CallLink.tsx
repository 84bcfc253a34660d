import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { phoneText } from '@/lib/kinds/phone'
import { telHref, zaloHref } from '@/lib/links'
import { media, size, space } from '@/theme/tokens.gen'
import { ExternalLink } from '../actions/Link'
import { PhoneIcon } from '../frame-icons'
import { MailIcon } from '../icons'

/** A customer's phone number, formatted, with links to call it and to write to it over Zalo. */
export function CallLink({ name, phone }: { name: string; phone: string }) {
  const msg = useMsg()
  const number = phoneText(phone)
  return (
    <Both>
      <Call
        href={telHref(phone)}
        aria-label={msg('adminOrders.call.name', { name, phone: number })}
      >
        <PhoneIcon size={18} />
        {number}
      </Call>
      <Call
        href={zaloHref(phone)}
        target="_blank"
        aria-label={msg('adminOrders.zalo.name', { name })}
      >
        {msg('adminOrders.zalo')}
      </Call>
    </Both>
  )
}

/** An e-mail address as a link that writes to it. */
export function MailLink({ email }: { email: string }) {
  return (
    <Mail href={`mailto:${email}`}>
      <MailIcon size={18} /> {email}
    </Mail>
  )
}

const Both = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  column-gap: ${space(3)};

  [role='cell'] > & {
    ${media.desktop} {
      flex-wrap: nowrap;
    }
  }
`

/* Lies above the link that covers the row. On cards it is as high as a line of text. */
const Call = styled(ExternalLink)`
  position: relative;
  z-index: 1;
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(2)};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
  }

  [role='cell'] > ${Both} > & {
    margin-block: calc((1lh - ${size.target}) / 2);
    white-space: nowrap;

    ${media.tablet} {
      margin-block: 0;
    }
  }
`

const Mail = styled(ExternalLink)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(2)};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
  }
`
