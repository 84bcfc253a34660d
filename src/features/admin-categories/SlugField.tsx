import { slugOf } from '@/domain/admin/slug'
import { useMsg } from '@/i18n/use-msg'
import { FormTextField } from '@/ui/form/FormTextField'
import { useFormValues } from '@/ui/form/use-form-values'
import { limits } from '@/lib/limits'
import type { CategoryForm } from './category-form'

/** The address in the shop; left empty it comes from the name, and says so beforehand. */
export function SlugField() {
  const msg = useMsg()
  const { name, slug } = useFormValues<CategoryForm>()
  const address = slug.trim() || slugOf(name) || '…'
  return (
    <FormTextField
      name="slug"
      label={msg('adminCategories.slug')}
      placeholder={slugOf(name)}
      hint={msg('adminCategories.slug.hint', { address: `/category/${address}` })}
      maxLength={limits.nameMax}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
