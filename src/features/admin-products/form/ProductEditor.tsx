import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useDeferredValue, useRef, useState } from 'react'
import { writeOutcome } from '@/api/errors'
import type { AdminProduct, ProductStatus } from '@/api/generated/model'
import { type ProductForm, toRequest, withMovedStock } from '@/domain/product/form'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { EditorForm } from '@/ui/editor/EditorForm'
import { useRecordEditor } from '@/ui/editor/use-record-editor'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useErrorToast } from '@/ui/toast/toast'
import { draftSaveErrors, productSaveErrors, useSaveProduct } from '../mutations'
import { adminProductQuery } from '../queries'
import { SectionNav } from './FormFrame'
import { type CategoryChoice, Columns, FormSections } from './FormSections'
import { productDrafts, productFields, savedProduct } from './product-fields'
import { SaveBar } from './SaveBar'
import { fieldTexts } from './saving'
import type { RulesContext } from './schema'

export type ProductEditorProps = {
  /** Null for a new one. Read once: what is typed is not taken away by newer answers. */
  product: AdminProduct | null
  categories: CategoryChoice
  hasEnglish: boolean
  onSaved: (saved: AdminProduct, before: AdminProduct | null) => void
  renderPreview: (form: ProductForm, onClose: () => void) => ReactNode
  lead?: ReactNode
  /** Below what is decided of it. */
  aside?: ReactNode
  renderLink: (name: string, label: string) => ReactNode
}

/** Product §2, admin product form: a draft needs a name, what is sold needs all of §5. */
export function ProductEditor(props: ProductEditorProps) {
  const { product, categories, hasEnglish, onSaved, renderPreview, renderLink, lead, aside } = props
  const msg = useMsg()
  const fail = useErrorToast()
  const client = useQueryClient()
  const saveProduct = useSaveProduct()
  /** What the form is sent as and what holds it back; a click is sent before the next render. */
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
    saved: savedProduct(product),
    outcomeOf: writeOutcome,
    follow: withMovedStock,
    async send(form, { id, updatedAt, form: seen }, key) {
      const version = updatedAt ?? undefined
      const data = toRequest(form, form.status, id === null ? undefined : { version, form: seen })
      return savedProduct(await saveProduct({ id: id === null ? null : Number(id), data, key }))
    },
    async readNewest(id) {
      const query = { ...adminProductQuery(Number(id)), staleTime: 0 }
      return savedProduct((await client.fetchQuery(query)).data.product)
    },
    onSaved({ row }, before) {
      pendingSave.current.status = undefined
      if (row) onSaved(row, before.row ?? null)
    },
    onFailure(error, { status }) {
      const errors = status === 'draft' ? draftSaveErrors : productSaveErrors
      fail(errors(error))
      return fieldTexts(error)
    },
  })
  const { form: savedForm, row: saved } = editor.saved
  // Typing is shown first; what follows from it comes as soon as there is time.
  const values = useDeferredValue(editor.values)
  return (
    <>
      <EditorForm
        editor={editor}
        aria-label={msg(product ? 'adminProduct.title.edit' : 'adminProduct.title.create')}
        schema={() => import('./schema')}
        context={(): RulesContext => ({
          level: (pendingSave.current.status ?? 'draft') === 'draft' ? 'draft' : 'sale',
          hasBadCells: pendingSave.current.hasBadCells,
          saved: saved ? savedForm : null,
        })}
        nameOf={(id) => categories.options.find(({ value }) => value === id)?.label}
        onSubmit={(form, helpers) =>
          editor.save({ ...form, status: pendingSave.current.status ?? form.status }, helpers, form)
        }
        enterSaves={false}
      >
        {lead}
        <SectionNav />
        <FormSections
          categories={categories}
          hasEnglish={product ? product.name_en !== undefined : hasEnglish}
          slug={values.name === saved?.name ? saved.slug : undefined}
          onBusy={setIsBusy}
          onBadCells={onBadCells}
          aside={aside}
        />
        <SaveBar
          editor={editor}
          sentStatus={sentStatus}
          isBusy={isBusy}
          renderLink={(label) => renderLink(values.name, label)}
          onSend={(status) => {
            setSentStatus(status)
            pendingSave.current.status = status
          }}
          onPreview={() => setPreviewed(true)}
        />
      </EditorForm>
      {isPreviewed && renderPreview(values, () => setPreviewed(false))}
    </>
  )
}

/** What stands in the place of the form until its product is read. */
export function ProductFormSkeleton() {
  return (
    <Columns>
      <Skeleton height={space(300)} />
      <Skeleton height={space(180)} />
    </Columns>
  )
}
