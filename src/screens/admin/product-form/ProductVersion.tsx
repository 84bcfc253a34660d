import type { ProductForm } from '@/domain/admin/product-form'
import { productValue, withProductValue } from '@/domain/admin/versions'
import { VersionNote } from '@/features/admin-activity/VersionNote'
import { useFillForm } from '@/ui/form/use-fill-form'
import { useFormValues } from '@/ui/form/use-form-values'

type ProductVersionProps = {
  /** The product. */
  id: number
  /** The entry of the activity log. */
  version: number
}

/** What a change of the product replaced, beside the form's values; a value taken back waits there to be saved. */
export function ProductVersion({ id, version }: ProductVersionProps) {
  const form = useFormValues<ProductForm>()
  const fill = useFillForm<ProductForm>()
  return (
    <VersionNote
      version={version}
      kind="product"
      objectId={id}
      nowOf={({ field }) => productValue(form, field)}
      onTakeBack={({ field, before }) => fill(withProductValue(form, field, before))}
    />
  )
}
