import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens'
import { ExternalLink } from '@/ui/actions/Link'
import { FormFields } from '@/ui/form/form-layout'
import { FormCheckbox } from '@/ui/form/FormCheckbox'
import { FormTextField } from '@/ui/form/FormTextField'
import { Stack } from '@/ui/layout/Stack'
import { RecipientFields } from './RecipientFields'

type DeliveryFieldsProps = {
  /** The address: the form's fields `street` and `region`. */
  address: ReactNode
  /** Only a signed-in shopper can save a default address; the account has her e-mail. */
  isSignedIn: boolean
  /** Wraps the fields of name, phone and address, to show a saved address in their place. */
  saved?: ((fields: ReactNode) => ReactNode) | undefined
}

/** Who gets the order and where (Product §2). The checkboxes are not enforced (Product §5). */
export function DeliveryFields({ address, isSignedIn, saved }: DeliveryFieldsProps) {
  const msg = useMsg()
  const recipient = <RecipientFields address={address} />
  return (
    <FormFields>
      {saved ? saved(recipient) : recipient}
      {!isSignedIn && (
        <FormTextField
          name="email"
          label={msg('checkout.email')}
          hint={msg('checkout.email.hint')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      )}
      <FormTextField
        name="note"
        label={msg('checkout.note')}
        hint={msg('checkout.note.hint')}
        multiline
      />
      <Stack>
        <FormCheckbox
          name="setDefault"
          label={
            <>
              {msg('checkout.setDefault')}{' '}
              <Hint>{msg(`checkout.setDefault.${isSignedIn ? 'signedIn' : 'visitor'}`)}</Hint>
            </>
          }
        />
        <FormCheckbox
          name="agreed"
          label={
            <>
              {msg('checkout.agree')}
              <Policies>
                {policies.map((page) => (
                  <ExternalLink key={page} href={`/${page}`} target="_blank">
                    {msg(`checkout.agree.${page}`)}
                  </ExternalLink>
                ))}
              </Policies>
            </>
          }
        />
      </Stack>
    </FormFields>
  )
}

const policies = ['terms', 'privacy'] as const

const Hint = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Policies = styled(Hint)`
  & > a {
    display: inline-block;
    margin-inline-end: ${space(4)};
  }
`
