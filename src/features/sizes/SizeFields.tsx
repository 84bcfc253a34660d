import { type BodyField, bodyFields } from '@/domain/sizes/body-form'
import { useMsg } from '@/i18n/use-msg'
import { FormTextField } from '@/ui/form/FormTextField'

/** The five measures, each optional. */
export function SizeFields() {
  const msg = useMsg()
  const label = (field: BodyField) => {
    if (field === 'weight') return msg('sizes.finder.unit.kg', { label: msg('sizes.weight') })
    const name = field === 'height' ? msg('sizes.height') : msg(`sizes.girth.${field}`)
    return msg('sizes.finder.unit.cm', { label: name })
  }
  return bodyFields.map((field) => (
    <FormTextField
      key={field}
      name={field}
      label={label(field)}
      hint={msg(`sizes.example.${field}`)}
      inputMode="decimal"
      autoComplete="off"
    />
  ))
}
