import { useMsg } from '@/i18n/use-msg'
import { FormTextField } from '@/ui/form/FormTextField'
import { FieldRow, FormSectionCard } from './FormSectionCard'
import { Place } from './Place'

/** Product §3: weight in grams, dimensions in cm, notes. */
export function ShippingSection() {
  const msg = useMsg()
  return (
    <FormSectionCard section="shipping">
      <FieldRow data-narrow>
        {(['weight', 'length', 'width', 'height'] as const).map((name) => (
          <Place key={name} of={name}>
            <FormTextField
              name={name}
              label={msg(`adminProduct.field.${name}`)}
              inputMode={name === 'weight' ? 'numeric' : 'decimal'}
              autoComplete="off"
            />
          </Place>
        ))}
      </FieldRow>
      <Place of="shipping_notes">
        <FormTextField
          name="shipping_notes"
          label={msg('adminProduct.field.shipping_notes')}
          hint={msg('adminProduct.hint.shipping_notes')}
          multiline
        />
      </Place>
    </FormSectionCard>
  )
}
