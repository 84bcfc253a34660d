import { useQuery } from '@tanstack/react-query'
import { createLink, getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import styled from 'styled-components'
import type { AdminProduct } from '@/api/generated/model'
import { comparedEntrySearchSchema } from '@/domain/activity/activity'
import { productLogText, productChangeFromLog } from '@/domain/activity/versions'
import { lineOptions } from '@/domain/cart/cart'
import type { ProductForm } from '@/domain/product/form'
import { useMayCall } from '@/domain/rights/rights'
import { LogEntryComparison } from '@/features/admin-activity/LogEntryComparison'
import { ProductHistoryPanel } from '@/features/admin-activity/ProductHistoryPanel'
import { ScreenHead, BackLink } from '@/features/admin/ScreenHead'
import { CopyCartLinkButton } from '@/features/cart/CopyCartLinkButton'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { idInPath, parsedSearchOptions } from '@/lib/schema'
import { size, text } from '@/theme/tokens.gen'
import { LinkAnchor } from '@/ui/actions/Link'
import { Select } from '@/ui/choosing/Select'
import { Async } from '@/ui/feedback/Async'
import { BlockBoundary } from '@/ui/feedback/BlockBoundary'
import { useFillForm, useFormValues } from '@/ui/form/use-form'
import { Row } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { adminProductQuery, productReadErrorText } from '../queries'
import { ProductEditor, ProductFormSkeleton } from './ProductEditor'

/** The form of a new product (Product §2). After the first save, the product's edit page opens. */
export function CreateProductScreen() {
  const msg = useMsg()
  const navigate = useNavigate()
  return (
    <>
      <BackLink to="/admin/products">{msg('adminProduct.back')}</BackLink>
      <ScreenHead title={msg('adminProduct.title.create')} />
      <ProductEditor
        product={null}
        onSaved={({ id }) =>
          void navigate({
            to: '/admin/products/$id/edit',
            params: { id: String(id) },
            replace: true,
            ignoreBlocker: true,
          })
        }
      />
    </>
  )
}

/**
 * How long a loaded or saved product counts as the newest version, in ms. Only then may the form open without
 * a refetch.
 */
const freshMs = 5000

const route = getRouteApi('/admin/products/$id/edit')

/** Shows the form of the product in the URL. A new id starts a new form. */
export function EditProductScreen() {
  const id = idInPath(route.useParams().id)
  const { version } = route.useSearch(parsedSearchOptions(comparedEntrySearchSchema))
  return <ProductEditorPage key={id} id={id} version={version} />
}

type ProductEditorPageProps = {
  id: number
  /** The id of a log entry. The form compares this entry with the product. */
  version?: number | undefined
}

/**
 * The form of an existing product (Product §2). It appears only when the newest version has loaded, because a
 * cached version may be outdated.
 */
export function ProductEditorPage({ id, version }: ProductEditorPageProps) {
  const msg = useMsg()
  const query = useQuery(adminProductQuery(id))
  const [isFresh] = useState(() => Date.now() - query.dataUpdatedAt < freshMs)
  const product = isFresh || query.isFetchedAfterMount ? query.data : undefined
  const maySeeLog = useMayCall()('adminActivity')
  return (
    <>
      <Row $gap={[0, 4]} $align="center" $justify="space-between">
        <BackLink to="/admin/products">{msg('adminProduct.back')}</BackLink>
        {product?.status === 'active' && (
          <ShopLink to="/products/$slug" params={{ slug: product.slug }} target="_blank">
            {msg('adminProduct.saved.inShop')}
          </ShopLink>
        )}
      </Row>
      <ScreenHead
        title={product?.name ?? msg('adminProduct.title.edit')}
        titleLanguage={product && 'vi'}
      />
      <Async
        query={{ ...query, data: product }}
        skeleton={<ProductFormSkeleton />}
        errorMessage={useErrorTextOf(productReadErrorText)}
      >
        {(loaded) => (
          <ProductEditor
            product={loaded}
            lead={
              version !== undefined &&
              maySeeLog && <ProductLogEntryComparison id={id} version={version} />
            }
            aside={
              <>
                {loaded.status === 'active' && (
                  <BlockBoundary>
                    <CartLink product={loaded} />
                  </BlockBoundary>
                )}
                {maySeeLog && (
                  <BlockBoundary>
                    <ProductHistoryPanel objectId={id} />
                  </BlockBoundary>
                )}
              </>
            }
          />
        )}
      </Async>
    </>
  )
}

/** A card with a link for chats. The link opens the shop and puts the chosen variant into the cart. */
function CartLink({ product: { id, variants } }: { product: AdminProduct }) {
  const msg = useMsg()
  const saved = variants.flatMap(({ id, ...rest }) => (id === null ? [] : [{ ...rest, id }]))
  const [chosen, setChosen] = useState('')
  const variant = saved.find(({ id }) => String(id) === chosen) ?? saved[0]
  if (!variant) return null
  return (
    <TitledCard title={msg('adminProduct.cartLink')}>
      <Select
        label={msg('adminProduct.cartLink.variant')}
        value={String(variant.id)}
        options={saved.map((option) => ({
          value: String(option.id),
          label: lineOptions(option) || '—',
        }))}
        onChange={setChosen}
      />
      <CopyCartLinkButton lines={[{ productId: id, variantId: variant.id, quantity: 1 }]} />
    </TitledCard>
  )
}

/** Compares a log entry with the form. Staff can restore an old value in the form, and then save it. */
export function ProductLogEntryComparison({ id, version }: Required<ProductEditorPageProps>) {
  const form = useFormValues<ProductForm>()
  const fill = useFillForm<ProductForm>()
  return (
    <LogEntryComparison
      version={version}
      kind="product"
      objectId={id}
      nowOf={({ field }) => productLogText(form, field)}
      onTakeBack={({ field, before }) => fill(productChangeFromLog(form, field, before))}
    />
  )
}

const ShopLink = createLink(styled(LinkAnchor)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  font-size: ${text.sm};
`)
