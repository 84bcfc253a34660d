import { useId } from 'react'
import styled from 'styled-components'
import { cascadeLevels } from '@/domain/address/cascade'
import { useMsg } from '@/i18n/use-msg'
import { space, weight } from '@/theme/tokens'
import { FieldNote } from '@/ui/fields/FieldNote'
import { TextField } from '@/ui/fields/TextField'
import { FieldPair } from '@/ui/form/form-layout'

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
