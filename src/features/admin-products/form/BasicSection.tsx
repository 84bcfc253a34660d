import { product } from '@/domain/descriptions'
import { memo, useId } from 'react'
import type { ImageNote } from '@/api/generated/model'
import type { ProductForm } from '@/domain/admin/product-form'
import { useMsg } from '@/i18n/use-msg'
import { FormRichTextField } from '@/ui/form/FormRichTextField'
import { FormTextField } from '@/ui/form/FormTextField'
import { useFormValues } from '@/ui/form/use-form-values'
import { useQuietField } from '@/ui/form/use-quiet-field'
import { ImageNotes } from '../images/ImageNotes'
import { ImagesField } from '../images/ImagesField'
import { useBrands } from '../queries'
import { type CategoryChoice, CategoryField } from './CategoryField'
import { FieldRow, FormSectionCard } from './FormSectionCard'
import { FieldAnchor } from './form-anchors'

type BasicSectionProps = {
  /** The categories to choose from. */
  categories: CategoryChoice
  /** Told while pictures are being uploaded. */
  onBusy: (isBusy: boolean) => void
}

/** What the product is. Brands that are in use are offered; a failure to read them costs nothing else. */
export function BasicSection({ categories, onBusy }: BasicSectionProps) {
  const msg = useMsg()
  const brands = useBrands()
  const listId = useId()
  return (
    <FormSectionCard section="basic">
      <FieldAnchor of="name">
        <FormTextField name="name" label={msg(product.name.label)} required autoComplete="off" />
      </FieldAnchor>
      <FieldRow>
        <FieldAnchor of="category_id">
          <CategoryField {...categories} />
        </FieldAnchor>
        <FieldAnchor of="brand">
          <FormTextField
            name="brand"
            label={msg(product.brand.label)}
            hint={msg('adminProduct.hint.brand')}
            list={listId}
            autoComplete="off"
          />
          <datalist id={listId}>
            {brands.data?.map((brand) => (
              <option key={brand}>{brand}</option>
            ))}
          </datalist>
        </FieldAnchor>
      </FieldRow>
      <FieldAnchor of="description">
        <FormRichTextField name="description" label={msg(product.description.label)} />
      </FieldAnchor>
      <FieldAnchor of="images">
        <Images onBusy={onBusy} />
        <Notes />
      </FieldAnchor>
    </FormSectionCard>
  )
}

/** Drawn anew only when its own value or error changes. */
const QuietImages = memo(ImagesField)

function Images({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const { onBlur: _onBlur, ...field } = useQuietField<readonly string[]>('images')
  return <QuietImages {...field} onBusy={onBusy} />
}

function Notes() {
  const { images, colors } = useFormValues<ProductForm>()
  const { value, onChange } = useQuietField<ImageNote[]>('image_notes')
  return <ImageNotes images={images} notes={value} colors={colors} onChange={onChange} />
}
