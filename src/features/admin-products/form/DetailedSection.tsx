import { product } from '@/domain/descriptions'
import type { ProductForm } from '@/domain/admin/product-form'
import { snippetLimits } from '@/domain/catalogue/search-snippet'
import { useMsg } from '@/i18n/use-msg'
import { FormRichTextField } from '@/ui/form/FormRichTextField'
import { FormTextField } from '@/ui/form/FormTextField'
import { useFormValues } from '@/ui/form/use-form-values'
import { FormSectionCard } from './FormSectionCard'
import { FieldAnchor } from './form-anchors'
import { SearchPreview } from './SearchPreview'
import { TagsField } from './TagsField'
import { VariantsSlot } from './VariantsSlot'

type DetailedSectionProps = {
  /** Address of the product, for the preview of search engines; undefined before it has one. */
  slug: string | undefined
  /** Told how many cells of the variants hold no number. */
  onBadCells: (count: number) => void
}

/** Colours, sizes and their variants; the size chart; what search engines are told. */
export function DetailedSection({ slug, onBadCells }: DetailedSectionProps) {
  const msg = useMsg()
  return (
    <FormSectionCard section="detailed">
      <FieldAnchor of="variants">
        <VariantsSlot onBadCells={onBadCells} />
      </FieldAnchor>
      <FieldAnchor of="size_chart">
        <FormRichTextField name="size_chart" label={msg(product.size_chart.label)} />
      </FieldAnchor>
      <FieldAnchor of="tags">
        <TagsField />
      </FieldAnchor>
      <FieldAnchor of="meta_title">
        <MetaField name="meta_title" max={snippetLimits.title} />
      </FieldAnchor>
      <FieldAnchor of="meta_description">
        <MetaField name="meta_description" max={snippetLimits.description} multiline />
      </FieldAnchor>
      <FieldAnchor of="meta_keywords">
        <FormTextField
          name="meta_keywords"
          label={msg(product.meta_keywords.label)}
          hint={msg('adminProduct.hint.meta_keywords')}
          autoComplete="off"
        />
      </FieldAnchor>
      <SearchPreview slug={slug} />
    </FormSectionCard>
  )
}

type MetaFieldProps = {
  /** Which of both texts. */
  name: 'meta_title' | 'meta_description'
  /** How many characters search engines show. */
  max: number
  /** True for a description. */
  multiline?: boolean
}

/** A text for search engines, with its length beside what they show of it. Longer ones are cut off, not refused. */
function MetaField({ name, max, multiline = false }: MetaFieldProps) {
  const msg = useMsg()
  const count = Array.from(useFormValues<ProductForm>()[name].trim()).length
  const hint = count > max ? 'adminProduct.hint.metaTooLong' : 'adminProduct.hint.metaLength'
  return (
    <FormTextField
      name={name}
      label={msg(product[name].label)}
      hint={msg(hint, { count, max })}
      multiline={multiline}
      autoComplete="off"
    />
  )
}
