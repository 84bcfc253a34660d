import { memo } from 'react'
import { BasicSection } from './BasicSection'
import type { CategoryChoice } from './CategoryField'
import { DetailedSection } from './DetailedSection'
import { OtherSection } from './OtherSection'
import { SalesSection } from './SalesSection'
import { ShippingSection } from './ShippingSection'

type FormSectionsProps = {
  /** The categories to choose from. */
  categories: CategoryChoice
  /** Address of the product; undefined before it has one. */
  slug: string | undefined
  /** Told while pictures are on their way. */
  onBusy: (isBusy: boolean) => void
  /** Told how many cells of the variants say nothing that can be saved. */
  onBadCells: (count: number) => void
}

/** The five sections of Product §2. Drawn anew only with what they are told; each field follows the form by itself. */
export const FormSections = memo(function FormSections({
  categories,
  slug,
  onBusy,
  onBadCells,
}: FormSectionsProps) {
  return (
    <>
      <BasicSection categories={categories} onBusy={onBusy} />
      <DetailedSection slug={slug} onBadCells={onBadCells} />
      <SalesSection />
      <ShippingSection />
      <OtherSection />
    </>
  )
})
