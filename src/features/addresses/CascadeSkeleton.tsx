import { useId } from 'react'
import { cascadeLevels } from '@/domain/address/cascade'
import { useMsg } from '@/i18n/use-msg'
import { FieldNote } from '@/ui/fields/FieldNote'
import { TextField } from '@/ui/fields/TextField'
import { Grid, Group, Legend } from './cascade-frame'

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
