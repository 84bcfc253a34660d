import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { phoneText } from '@/lib/kinds/phone'
import { telHref, zaloHref } from '@/lib/links'
import { color, control, media, radius, size, space, text } from '@/theme/tokens.gen'
import { ExternalLink } from '../actions/Link'
import { PhoneIcon } from '../frame-icons'
import { MailIcon } from '../icons'

/** The phone number of a customer, with a link that calls it and a link that opens a Zalo chat. */
export function PhoneLinks({ name, phone }: { name: string; phone: string }) {
  const msg = useMsg()
  const number = phoneText(phone)
  return (
    <Both>
      <Call
        href={telHref(phone)}
        aria-label={msg('adminOrders.call.name', { name, phone: number })}
      >
        <PhoneIcon size={18} />
        <span>{number}</span>
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

/** An e-mail address as a link that starts an e-mail. */
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
    flex-wrap: nowrap;
    column-gap: ${space(1)};
  }
`

const Mail = styled(ExternalLink)`
  display: inline-flex;
  min-height: ${control.height};
  align-items: center;
  gap: ${space(2)};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
  }
`

/*
 * On a phone, a table row is a card that opens on a click. The links on the card are round buttons without
 * the number, so that a finger hits a link and not the card.
 */
const Call = styled(Mail)`
  position: relative;
  z-index: 1;
  font-variant-numeric: tabular-nums;

  [role='cell'] > ${Both} > & {
    white-space: nowrap;

    ${media.tablet} {
      & > svg {
        display: none;
      }

      ${media.belowLandscape} {
        font-size: ${text.xs};
      }
    }

    ${media.phone} {
      min-width: ${size.target};
      justify-content: center;
      padding-inline: ${space(1)};
      border: 1px solid ${color.line};
      border-radius: ${radius.pill};
      font-size: ${text.sm};
      text-decoration: none;

      & > span {
        display: none;
      }
    }
  }
`
