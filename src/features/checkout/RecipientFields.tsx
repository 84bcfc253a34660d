import { Boundary } from '@/ui/feedback/Boundary'
import { FormFields } from '@/ui/fields/Field'
import { NameFields, PhoneField } from '@/ui/form/PersonFields'
import { Grid } from '@/ui/layout/basics'
import { AddressFields } from '../addresses/AddressFields'

/** Name, phone and address (Product §2), of an order that is placed or changed. */
export function RecipientFields() {
  return (
    <FormFields>
      <Grid $gap={4} $columns={namesBeside}>
        <NameFields />
      </Grid>
      <PhoneField isRepeated />
      <Boundary>
        <AddressFields />
      </Boundary>
    </FormFields>
  )
}

/** Also on a phone, with room for a name of usual length in each. */
const namesBeside = 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))'
