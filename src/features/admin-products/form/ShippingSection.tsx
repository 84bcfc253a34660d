import { product } from '@/domain/descriptions'
import { useMsg } from '@/i18n/use-msg'
import { FormTextField } from '@/ui/form/FormTextField'
import { FieldRow, FormSectionCard } from './FormSectionCard'
import { FieldAnchor } from './form-anchors'

/** Product §3: weight in grams, dimensions in cm, notes. */
export function ShippingSection() {
  const msg = useMsg()
  return (
    <FormSectionCard section="shipping">
      <FieldRow data-narrow>
        {(['weight', 'length', 'width', 'height'] as const).map((name) => (
          <FieldAnchor key={name} of={name}>
            <FormTextField
              name={name}
              label={msg(product[name].label)}
              inputMode={name === 'weight' ? 'numeric' : 'decimal'}
              autoComplete="off"
            />
          </FieldAnchor>
        ))}
      </FieldRow>
      <FieldAnchor of="shipping_notes">
        <FormTextField
          name="shipping_notes"
          label={msg(product.shipping_notes.label)}
          hint={msg('adminProduct.hint.shipping_notes')}
          multiline
        />
      </FieldAnchor>
    </FormSectionCard>
  )
}
