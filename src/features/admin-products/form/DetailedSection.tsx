import { snippetLimits } from '@/domain/catalogue/search-snippet'
import { useMsg } from '@/i18n/use-msg'
import { FormRichTextField } from '@/ui/form/FormRichTextField'
import { FormTextField } from '@/ui/form/FormTextField'
import { FormSectionCard } from './FormSectionCard'
import { MetaField } from './MetaField'
import { Place } from './Place'
import { SearchPreview } from './SearchPreview'
import { TagsField } from './TagsField'
import { VariantsSlot } from './VariantsSlot'

type DetailedSectionProps = {
  slug: string | undefined
  onBadCells: (count: number) => void
}

/** Colours, sizes and their variants; the size chart; what search engines are told. */
export function DetailedSection({ slug, onBadCells }: DetailedSectionProps) {
  const msg = useMsg()
  return (
    <FormSectionCard section="detailed">
      <Place of="variants">
        <VariantsSlot onBadCells={onBadCells} />
      </Place>
      <Place of="size_chart">
        <FormRichTextField name="size_chart" label={msg('adminProduct.field.size_chart')} />
      </Place>
      <Place of="tags">
        <TagsField />
      </Place>
      <Place of="meta_title">
        <MetaField name="meta_title" max={snippetLimits.title} />
      </Place>
      <Place of="meta_description">
        <MetaField name="meta_description" max={snippetLimits.description} multiline />
      </Place>
      <Place of="meta_keywords">
        <FormTextField
          name="meta_keywords"
          label={msg('adminProduct.field.meta_keywords')}
          hint={msg('adminProduct.hint.meta_keywords')}
          autoComplete="off"
        />
      </Place>
      <SearchPreview slug={slug} />
    </FormSectionCard>
  )
}
