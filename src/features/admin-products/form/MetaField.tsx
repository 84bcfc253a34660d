import type { ProductForm } from '@/domain/admin/product-form'
import { useMsg } from '@/i18n/use-msg'
import { FormTextField } from '@/ui/form/FormTextField'
import { useFormValues } from '@/ui/form/use-form-values'

type MetaFieldProps = { name: 'meta_title' | 'meta_description'; max: number; multiline?: boolean }

/** A text for search engines, with its length beside what they show of it. Longer ones are cut off, not refused. */
export function MetaField({ name, max, multiline = false }: MetaFieldProps) {
  const msg = useMsg()
  const count = Array.from(useFormValues<ProductForm>()[name].trim()).length
  const hint = count > max ? 'adminProduct.hint.metaTooLong' : 'adminProduct.hint.metaLength'
  return (
    <FormTextField
      name={name}
      label={msg(`adminProduct.field.${name}`)}
      hint={msg(hint, { count, max })}
      multiline={multiline}
      autoComplete="off"
    />
  )
}
