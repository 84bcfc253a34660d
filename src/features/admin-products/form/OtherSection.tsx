import { product } from '@/domain/descriptions'
import { useMsg } from '@/i18n/use-msg'
import { FormCheckbox } from '@/ui/form/FormCheckbox'
import { FormRadioGroup } from '@/ui/form/FormRadioGroup'
import { FormTextField } from '@/ui/form/FormTextField'
import { FormSectionCard } from './FormSectionCard'
import { FieldAnchor } from './form-anchors'

/** Status, featured, notes that only staff see. */
export function OtherSection() {
  const msg = useMsg()
  return (
    <FormSectionCard section="other">
      <FieldAnchor of="status">
        <FormRadioGroup
          name="status"
          label={msg(product.status.label)}
          options={(['active', 'inactive', 'draft'] as const).map((value) => ({
            value,
            label: msg(`field.status.${value}`),
            description: msg(`adminProduct.status.${value}.text`),
          }))}
        />
      </FieldAnchor>
      <FieldAnchor of="is_featured">
        <FormCheckbox name="is_featured" label={msg(product.is_featured.label)} />
      </FieldAnchor>
      <FieldAnchor of="internal_notes">
        <FormTextField
          name="internal_notes"
          label={msg(product.internal_notes.label)}
          hint={msg('adminProduct.hint.internal_notes')}
          multiline
        />
      </FieldAnchor>
    </FormSectionCard>
  )
}
