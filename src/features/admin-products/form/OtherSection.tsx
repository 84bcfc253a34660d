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
          label={msg('adminProduct.field.status')}
          options={(['active', 'inactive', 'draft'] as const).map((value) => ({
            value,
            label: msg(`adminProduct.status.${value}`),
            description: msg(`adminProduct.status.${value}.text`),
          }))}
        />
      </FieldAnchor>
      <FieldAnchor of="is_featured">
        <FormCheckbox name="is_featured" label={msg('adminProduct.field.is_featured')} />
      </FieldAnchor>
      <FieldAnchor of="internal_notes">
        <FormTextField
          name="internal_notes"
          label={msg('adminProduct.field.internal_notes')}
          hint={msg('adminProduct.hint.internal_notes')}
          multiline
        />
      </FieldAnchor>
    </FormSectionCard>
  )
}
