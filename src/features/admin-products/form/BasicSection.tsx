import { useId } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { FormRichTextField } from '@/ui/form/FormRichTextField'
import { FormTextField } from '@/ui/form/FormTextField'
import { useBrands } from '../queries'
import { type CategoryChoice, CategoryField } from './CategoryField'
import { FieldRow, FormSectionCard } from './FormSectionCard'
import { ImagesSlot } from './ImagesSlot'
import { Place } from './Place'

type BasicSectionProps = { categories: CategoryChoice; onBusy: (isBusy: boolean) => void }

/** What the product is. Brands that are in use are offered; a failure to read them costs nothing else. */
export function BasicSection({ categories, onBusy }: BasicSectionProps) {
  const msg = useMsg()
  const brands = useBrands()
  const listId = useId()
  return (
    <FormSectionCard section="basic">
      <Place of="name">
        <FormTextField
          name="name"
          label={msg('adminProduct.field.name')}
          required
          autoComplete="off"
        />
      </Place>
      <FieldRow>
        <Place of="category_id">
          <CategoryField {...categories} />
        </Place>
        <Place of="brand">
          <FormTextField
            name="brand"
            label={msg('adminProduct.field.brand')}
            hint={msg('adminProduct.hint.brand')}
            list={listId}
            autoComplete="off"
          />
          <datalist id={listId}>
            {brands.data?.map((brand) => (
              <option key={brand}>{brand}</option>
            ))}
          </datalist>
        </Place>
      </FieldRow>
      <Place of="description">
        <FormRichTextField name="description" label={msg('adminProduct.field.description')} />
      </Place>
      <Place of="images">
        <ImagesSlot onBusy={onBusy} />
      </Place>
    </FormSectionCard>
  )
}
