import { useId } from 'react'
import styled from 'styled-components'
import { cascadeLevels } from '@/domain/address/cascade'
import { useMsg } from '@/i18n/use-msg'
import { space, weight } from '@/theme/tokens'
import { FieldNote } from '@/ui/fields/FieldNote'
import { TextField } from '@/ui/fields/TextField'
import { FieldPair } from '@/ui/form/form-layout'
import { FormTextField } from '@/ui/form/FormTextField'
import { useKeptFocus } from './kept-focus'

/** Stands in for the street and the selectors while they load. The street can be typed already. */
export function AddressSkeleton() {
  const msg = useMsg()
  const street = useKeptFocus()
  return (
    <>
      <FormTextField
        ref={street}
        name="street"
        label={msg('checkout.street')}
        hint={msg('checkout.street.hint')}
        autoComplete="address-line1"
        required
      />
      <CascadeSkeleton />
    </>
  )
}

/** Stands in while the selectors load: same fields, same height, nothing to choose yet. */
export function CascadeSkeleton() {
  const msg = useMsg()
  const id = useId()
  return (
    <Group aria-busy="true">
      <Legend>{msg('address.title')}</Legend>
      <FieldNote controlId={id} hint={msg('address.hint')} />
      <Grid>
        {cascadeLevels.map((level) => (
          <TextField
            key={level}
            label={msg(`address.${level}`)}
            value=""
            placeholder={msg(`address.choose.${level}`)}
            required
            disabled
            onChange={ignore}
          />
        ))}
      </Grid>
    </Group>
  )
}

function ignore(): void {
  // The fields are disabled.
}

/** Draws the selectors as one group. */
export const Group = styled.fieldset`
  padding-block-start: ${space(2)};
`

export const Legend = styled.legend`
  font-weight: ${weight.bold};
`

export const Grid = styled(FieldPair)`
  margin-block-start: ${space(3)};
`
