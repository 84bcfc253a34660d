import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HistoryPanel } from '@/features/admin-activity/HistoryPanel'
import { productReadErrors } from '@/features/admin-products/mutations'
import { ProductEditor } from '@/features/admin-products/form/ProductEditor'
import { ProductFormSkeleton } from '@/features/admin-products/form/editor-layout'
import { adminProductQuery } from '@/features/admin-products/queries'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Async } from '@/ui/feedback/Async'
import { Boundary } from '@/ui/feedback/Boundary'
import { Link } from '@/ui/actions/Link'
import { AdminHead } from '../AdminHead'
import { BackToProducts } from './BackToProducts'
import { lookForProduct } from './look-for-product'
import { previewOf } from './preview-of'
import { ProductVersion } from './ProductVersion'
import { useCategoryChoice } from './use-category-choice'
import { useSavedNews } from './use-saved-news'

/** A product read or saved within this time is not read again. */
const freshMs = 5000

type EditProductScreenProps = {
  /** The product, as the address names it. */
  id: number
  /** The entry of the activity log whose values stand beside the product's. */
  version?: number | undefined
}

/** Product §2, products/{id}/edit. Waits for the server's current version instead of a cached one. */
export function EditProductScreen({ id, version }: EditProductScreenProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const query = useQuery(adminProductQuery(id))
  const [isFresh] = useState(() => Date.now() - query.dataUpdatedAt < freshMs)
  const product = isFresh || query.isFetchedAfterMount ? query.data : undefined
  const categories = useCategoryChoice()
  const tell = useSavedNews()
  return (
    <>
      <BackToProducts>
        {product?.status === 'active' && (
          <Link to="/products/$slug" params={{ slug: product.slug }} target="_blank">
            {msg('adminProduct.saved.inShop')}
          </Link>
        )}
      </BackToProducts>
      <AdminHead title={product?.name ?? msg('adminProduct.title.edit')} />
      <Async
        query={{ ...query, data: product }}
        skeleton={<ProductFormSkeleton />}
        errorMessage={(error) => errorText(productReadErrors(error))}
      >
        {(loaded) => (
          <>
            <ProductEditor
              product={loaded}
              categories={categories}
              onSaved={tell}
              renderPreview={previewOf}
              lead={version !== undefined && <ProductVersion id={id} version={version} />}
              look={lookForProduct}
            />
            <Boundary>
              <HistoryPanel kind="product" objectId={id} />
            </Boundary>
          </>
        )}
      </Async>
    </>
  )
}
