import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useDeferredValue, useRef, useState } from 'react'
import styled from 'styled-components'
import { ApiError, type FieldErrors, failedWriteKind } from '@/api/errors'
import type { AdminProduct, ProductStatus } from '@/api/generated/model'
import { type ProductForm, productBody, withSavedStock } from '@/domain/product/form'
import { adminCategoriesQuery } from '@/features/admin-categories/queries'
import { categoryPathOptions, hostHasEnglishNames } from '@/features/admin-categories/tree'
import type { MessageId } from '@/i18n/message-id.gen'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { color, control, media, space, text } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { Link } from '@/ui/actions/Link'
import { MayBeSavedWarning } from '@/ui/editor/EditorFooter'
import { EditorForm } from '@/ui/editor/EditorForm'
import { type RecordEditor, useRecordEditor } from '@/ui/editor/use-record-editor'
import { defer } from '@/ui/feedback/late'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Row } from '@/ui/layout/basics'
import { BottomBar } from '@/ui/layout/BottomBar'
import { useErrorToast, useToast } from '@/ui/toast/toast'
import {
  adminProductQuery,
  productDraftErrorText,
  productSaveErrorText,
  useSaveProduct,
} from '../queries'
import { productDrafts, productFields, productForEditor } from './product-fields'
import { ProductFormColumns, ProductFormSections, ProductSectionNav } from './ProductFormSections'
import type { ProductRulesContext } from './schema'

const ProductPreview = defer(async () => (await import('./ProductPreview')).ProductPreview)

type ProductEditorProps = {
  /**
   * The product to edit, or null for a new product. It is read only once, because a refetch must not
   * overwrite typed values.
   */
  product: AdminProduct | null
  onSaved?: (saved: AdminProduct) => void
  lead?: ReactNode
  /** The content at the end of the narrow column (`ProductFormColumns`). */
  aside?: ReactNode
}

/**
 * The form of a product for staff (Product §2). A draft needs only a name. A product on sale needs all values
 * of §5.
 */
export function ProductEditor({ product, onSaved, lead, aside }: ProductEditorProps) {
  const msg = useMsg()
  const toast = useToast()
  const categories = useQuery(adminCategoriesQuery).data ?? []
  const fail = useErrorToast()
  const client = useQueryClient()
  const saveProduct = useSaveProduct()
  /**
   * The status that the clicked button saves, and whether bad cells prevent the save. The value is in a ref,
   * because a click submits the form before the next render.
   */
  const pendingSave = useRef<{ status?: ProductStatus | undefined; hasBadCells: boolean }>({
    hasBadCells: false,
  })
  const [sentStatus, setSentStatus] = useState<ProductStatus>()
  const [isBusy, setIsBusy] = useState(false)
  const [isPreviewed, setPreviewed] = useState(false)
  const onBadCells = useCallback((count: number) => {
    pendingSave.current.hasBadCells = count > 0
  }, [])
  const editor = useRecordEditor<ProductForm, AdminProduct | null>({
    fields: productFields,
    drafts: productDrafts,
    saved: productForEditor(product),
    outcomeOf: failedWriteKind,
    follow: withSavedStock,
    async send(form, { id, updatedAt, form: seen }, key) {
      const version = updatedAt ?? undefined
      const data = productBody(form, form.status, id === null ? undefined : { version, form: seen })
      return productForEditor(await saveProduct({ id: id === null ? null : Number(id), data, key }))
    },
    async readNewest(id) {
      const query = { ...adminProductQuery(Number(id)), staleTime: 0 }
      return productForEditor((await client.fetchQuery(query)).data.product)
    },
    onSaved({ row }, before) {
      pendingSave.current.status = undefined
      if (!row) return
      toast({ message: msg(savedText(row.status, before.row?.status)) })
      onSaved?.(row)
    },
    onFailure(error, { status }) {
      const errors = status === 'draft' ? productDraftErrorText : productSaveErrorText
      fail(errors(error))
      return productFieldErrors(error)
    },
  })
  const { form: savedForm, row: saved } = editor.saved
  // The values may lag behind the typing, because an immediate render of the whole form would make typing
  // slow.
  const values = useDeferredValue(editor.values)
  return (
    <>
      <EditorForm
        editor={editor}
        aria-label={msg(product ? 'adminProduct.title.edit' : 'adminProduct.title.create')}
        schema={async () => (await import('./schema')).productFormSchema}
        context={(): ProductRulesContext => ({
          level: (pendingSave.current.status ?? 'draft') === 'draft' ? 'draft' : 'sale',
          hasBadCells: pendingSave.current.hasBadCells,
          saved: saved ? savedForm : null,
        })}
        nameOf={(id) => categoryPathOptions(categories).find(({ value }) => value === id)?.label}
        onSubmit={(form, helpers) =>
          editor.save({ ...form, status: pendingSave.current.status ?? form.status }, helpers, form)
        }
        enterSends={false}
      >
        {lead}
        <ProductSectionNav />
        <ProductFormSections
          hasEnglish={product ? product.name_en !== undefined : hostHasEnglishNames(categories)}
          onBusy={setIsBusy}
          onBadCells={onBadCells}
          aside={aside}
        />
        <SaveBar
          editor={editor}
          sentStatus={sentStatus}
          isBusy={isBusy}
          name={values.name}
          onSend={(status) => {
            setSentStatus(status)
            pendingSave.current.status = status
          }}
          onPreview={() => setPreviewed(true)}
        />
      </EditorForm>
      {isPreviewed && <ProductPreview form={values} onClose={() => setPreviewed(false)} />}
    </>
  )
}

/** Returns the id of the message after a save: the product was saved, published, or kept as a draft. */
function savedText(status: ProductStatus, before: ProductStatus | undefined): MessageId {
  if (status === 'active' && before !== 'active') return 'adminProduct.saved.published'
  return status === 'draft' ? 'adminProduct.saved.draft' : 'adminProduct.saved'
}

export function ProductFormSkeleton() {
  return (
    <ProductFormColumns>
      <Skeleton height={space(300)} />
      <Skeleton height={space(180)} />
    </ProductFormColumns>
  )
}

type SaveBarProps = {
  editor: RecordEditor<ProductForm, AdminProduct | null>
  /** The status that the current or last save sent. */
  sentStatus: ProductStatus | undefined
  /** True while images upload. A save would not include these images yet. */
  isBusy: boolean
  /** The typed name. After a lost response, a link searches the list of products for this name. */
  name: string
  /** Called before the form is sent. */
  onSend: (status: ProductStatus) => void
  onPreview: () => void
}

/** The bar at the bottom: the state of the form, a preview, and the buttons that save. */
function SaveBar(props: SaveBarProps) {
  const { editor, sentStatus, isBusy, name, onSend, onPreview } = props
  const msg = useMsg()
  const locale = useLocale()
  const { isDirty, isKept, isSaving, mayBeSaved, isElsewhere } = editor
  const saved = editor.saved.row
  const target = saveButtonTarget(editor.values.status, saved?.status)
  const state = () => {
    if (isElsewhere) return msg('unsaved.elsewhere')
    if (isBusy) return msg('adminProduct.state.uploading')
    if (isDirty) return msg(isKept ? 'editor.state.unsaved' : 'editor.state.notKept')
    const savedAt = saved?.updated_at
    if (!savedAt) return msg('adminProduct.state.new')
    return msg('adminProduct.state.saved', { time: formatMoment(savedAt, locale) })
  }
  return (
    <BottomBar label={msg('adminProduct.bar')} hasStripAbove>
      {mayBeSaved ? (
        <MayBeSavedWarning
          // The list opens in a new browser tab, so that the form and its typed values stay.
          renderLink={(label) => (
            <Link to="/admin/products" search={{ q: name }} target="_blank">
              {label}
            </Link>
          )}
        />
      ) : (
        // This text is not announced right after a save, because the toast already announces the result.
        <State role="status" aria-live={isDirty || isBusy ? 'polite' : 'off'}>
          {state()}
        </State>
      )}
      <Buttons $wrap $gap={1} $justify="flex-end">
        <Button variant="quiet" onClick={onPreview}>
          {msg('adminProduct.preview')}
        </Button>
        {hasSaveDraftButton(saved?.status) && (
          <Button
            type="submit"
            variant="secondary"
            disabled={isBusy}
            loading={isSaving && sentStatus === 'draft'}
            onClick={() => onSend('draft')}
          >
            {msg('adminProduct.save.draft')}
          </Button>
        )}
        <Button
          type="submit"
          variant={isDirty || target.status !== saved?.status ? 'primary' : 'secondary'}
          disabled={isBusy}
          loading={isSaving && sentStatus === target.status}
          onClick={() => onSend(target.status)}
        >
          {msg(target.name)}
        </Button>
      </Buttons>
    </BottomBar>
  )
}

const State = styled.p`
  flex: 1 1 120px;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Buttons = styled(Row)`
  & > button {
    padding-inline: ${space(2)};
    font-size: ${text.sm};

    &[data-variant='quiet'] {
      padding-inline: ${space(1)};
    }
  }

  ${media.tablet} {
    gap: ${space(3)};

    & > button {
      padding-inline: ${space(5)};
      font-size: ${control.text};
    }
  }
`

/** The status that the save button sends, and the message id of the button's label. */
type SaveTarget = { status: ProductStatus; name: MessageId }

/**
 * Returns what the save button does. Usually it saves the chosen status. For a product that is new or saved
 * as a draft, the chosen status 'draft' becomes 'active': the button publishes the product.
 */
export function saveButtonTarget(
  chosen: ProductStatus,
  saved: ProductStatus | undefined,
): SaveTarget {
  const isNew = saved === undefined || saved === 'draft'
  const status = isNew && chosen === 'draft' ? 'active' : chosen
  const publishes = status === 'active' && saved !== 'active'
  return { status, name: publishes ? 'adminProduct.save.publish' : 'adminProduct.save' }
}

/**
 * Returns true if the form has a button "Save draft". The form of a published product has no such button,
 * because saving it as a draft would remove it from the shop.
 */
export function hasSaveDraftButton(saved: ProductStatus | undefined): boolean {
  return saved === undefined || saved === 'draft'
}

/**
 * Returns the server's errors by form field. Errors of single variants, colours and sizes are shown at the
 * field of all variants: 'variants.3.price' -> 'variants'.
 */
export function productFieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  const texts: Record<string, string[]> = {}
  for (const [path, found] of Object.entries(error.fieldErrors)) {
    const [field = path] = path.split('.')
    const name = field === 'colors' || field === 'sizes' ? 'variants' : field
    texts[name] = [...(texts[name] ?? []), ...found]
  }
  return texts
}
