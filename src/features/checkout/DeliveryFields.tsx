import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, space, text } from '@/theme/tokens'
import { FormCheckbox } from '@/ui/form/FormCheckbox'
import { FormTextField } from '@/ui/form/FormTextField'
import { PhoneField } from './PhoneField'

type DeliveryFieldsProps = {
  /** The selectors of the administrative address: the form's field `region`. */
  region: ReactNode
  /** Only a signed-in shopper can save a default address. */
  isSignedIn: boolean
}

/** Who gets the order and where (Product §2). The checkboxes are not enforced (Product §5). */
export function DeliveryFields({ region, isSignedIn }: DeliveryFieldsProps) {
  const msg = useMsg()
  return (
    <Fields>
      <Names>
        <FormTextField
          name="lastName"
          label={msg('checkout.lastName')}
          autoComplete="family-name"
          required
        />
        <FormTextField
          name="firstName"
          label={msg('checkout.firstName')}
          autoComplete="given-name"
          required
        />
      </Names>
      <PhoneField />
      <FormTextField
        name="street"
        label={msg('checkout.street')}
        hint={msg('checkout.street.hint')}
        autoComplete="address-line1"
        required
      />
      {region}
      <FormTextField
        name="note"
        label={msg('checkout.note')}
        hint={msg('checkout.note.hint')}
        multiline
      />
      <Checks>
        <FormCheckbox
          name="setDefault"
          label={
            <>
              {msg('checkout.setDefault')}{' '}
              <Hint>{msg(`checkout.setDefault.${isSignedIn ? 'signedIn' : 'visitor'}`)}</Hint>
            </>
          }
        />
        <FormCheckbox name="agreed" label={msg('checkout.agree')} />
      </Checks>
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${space(4)};
`

const Names = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

const Checks = styled.div`
  display: grid;
`

const Hint = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
