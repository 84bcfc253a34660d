import type { ReactNode } from 'react'
import styled from 'styled-components'
import { RecipientFields } from '@/features/addresses/AddressFields'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'
import { FormFields } from '@/ui/form/form-layout'
import { FormTextField } from '@/ui/form/FormTextField'
import { TitledCard } from '@/ui/layout/TitledCard'

/** Who receives an order, where, and the note. `round` counts how often the form was mounted. */
export function DeliveryCard({ round }: { round: number }) {
  const msg = useMsg()
  return (
    <TitledCard title={msg('checkout.delivery')}>
      <RecipientFields key={round} />
      <FormFields>
        <FormTextField name="note" label={msg('checkout.note')} multiline />
      </FormFields>
    </TitledCard>
  )
}

/** The bill and what comes of it; it stays in view beside a long form. */
export function StickySide({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Sticky>
      <TitledCard title={title}>{children}</TitledCard>
    </Sticky>
  )
}

/** The form of an order beside its bill. */
export const OrderColumns = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`

const Sticky = styled.div`
  ${media.desktop} {
    position: sticky;
    top: ${space(4)};
    align-self: start;
  }
`
