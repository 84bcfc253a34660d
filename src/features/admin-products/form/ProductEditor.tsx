import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useDeferredValue, useRef, useState } from 'react'
import styled from 'styled-components'
import { writeOutcome } from '@/api/errors'
import type { AdminProduct, ProductStatus } from '@/api/generated/model'
import { type ProductForm, toRequest } from '@/domain/admin/product-form'
import { useMsg } from '@/i18n/use-msg'
import { keyHeaders } from '@/lib/random-key'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'
import type { Saved } from '@/ui/editor/drafts'
import { EditorForm } from '@/ui/editor/EditorForm'
import { useRecordEditor } from '@/ui/editor/use-record-editor'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Grid } from '@/ui/layout/Stack'
import { useErrorToast } from '@/ui/toast/use-error-toast'
import { draftSaveErrors, productSaveErrors, useAddProduct, useChangeProduct } from '../mutations'
import { adminProductQuery } from '../queries'
import type { CategoryChoice } from './CategoryField'
import { Readiness, SectionNav } from './FormAside'
import { FormSections } from './FormSections'
import { productDrafts, productFields, savedProduct } from './product-fields'
import { SaveBar } from './SaveBar'
import { fieldTexts } from './saving'
import type { RulesContext } from './schema'

export type ProductEditorProps = {
  /** Null for a new one. Read once: what is typed is not taken away by newer answers. */
  product: AdminProduct | null
  /** The categories to choose from. */
  categories: CategoryChoice
  /** Called with what the server made of it, and what it was before; leads from a new product to its own page. */
  onSaved: (saved: AdminProduct, before: AdminProduct | null) => void
  /** Shows a form as the shop would. */
  renderPreview: (form: ProductForm, onClose: () => void) => ReactNode
  /** Stands above the fields, inside the form. */
  lead?: ReactNode
  /** A link to the products of a name, for a new one that may be there already. */
  renderLink: (name: string, label: string) => ReactNode
}

/** Product §2, admin product form: a draft needs a name, what is sold needs all of §5. */
export function ProductEditor(props: ProductEditorProps) {
  const { product, categories, onSaved, renderPreview, renderLink, lead } = props
  const msg = useMsg()
  const fail = useErrorToast()
  const client = useQueryClient()
  const { mutateAsync: add } = useAddProduct()
  const { mutateAsync: change } = useChangeProduct()
  const [sentStatus, setSentStatus] = useState<ProductStatus | null>(null)
  const rules = useRef<RulesContext>({ level: 'draft', hasBadCells: false })
  const target = useRef<ProductStatus>('draft')
  const [isBusy, setIsBusy] = useState(false)
  const [isPreviewed, setPreviewed] = useState(false)
  const onBadCells = useCallback((count: number) => {
    rules.current.hasBadCells = count > 0
  }, [])
  const editor = useRecordEditor<ProductForm, AdminProduct | null>({
    fields: productFields,
    drafts: productDrafts,
    saved: versionOf(product),
    outcomeOf: writeOutcome,
    async send(form, { id, updatedAt }, key) {
      const data = toRequest(form, form.status, updatedAt ?? undefined)
      const answer = await (id === null
        ? add({ data, ...keyHeaders(key) })
        : change({ id: Number(id), data }))
      return versionOf(answer.data.product)
    },
    async readNewest(id) {
      const query = { ...adminProductQuery(Number(id)), staleTime: 0 }
      return versionOf((await client.fetchQuery(query)).data.product)
    },
    onSaved({ row: saved }, { row: before }) {
      rules.current.level = 'draft'
      if (saved) onSaved(saved, before ?? null)
    },
    onFailure(error, { status }) {
      const errors = status === 'draft' ? draftSaveErrors : productSaveErrors
      fail(errors(error))
      return fieldTexts(error)
    },
  })
  const saved = editor.saved.row ?? null
  // Typing is shown first; what follows from it comes as soon as there is time.
  const values = useDeferredValue(editor.values)
  return (
    <>
      <EditorForm
        editor={editor}
        aria-label={msg(product ? 'adminProduct.title.edit' : 'adminProduct.title.create')}
        schema={() => import('./schema')}
        context={() => ({
          ...rules.current,
          saved: saved && editor.saved.form,
        })}
        nameOf={(id) => categories.options.find(({ value }) => value === id)?.label}
        onSubmit={(form, helpers) =>
          editor.save({ ...form, status: target.current }, helpers, form)
        }
        enterSaves={false}
      >
        {lead}
        <Columns>
          <Aside>
            <SectionNav />
            <Readiness form={values} />
          </Aside>
          <Grid $gap={4}>
            <FormSections
              categories={categories}
              slug={values.name === saved?.name ? saved.slug : undefined}
              onBusy={setIsBusy}
              onBadCells={onBadCells}
            />
          </Grid>
        </Columns>
        <SaveBar
          editor={editor}
          saved={saved}
          chosen={editor.values.status}
          sentStatus={sentStatus}
          isBusy={isBusy}
          renderLink={(label) => renderLink(values.name, label)}
          onSend={(status) => {
            setSentStatus(status)
            target.current = status
            rules.current.level = status === 'draft' ? 'draft' : 'sale'
          }}
          onPreview={() => setPreviewed(true)}
        />
      </EditorForm>
      {isPreviewed && renderPreview(values, () => setPreviewed(false))}
    </>
  )
}

/** The version that the form begins with, and the product itself. */
function versionOf(product: AdminProduct | null): Saved<ProductForm, AdminProduct | null> {
  return { ...savedProduct(product), row: product }
}

/** What stands in the place of the form until its product is read. */
export function ProductFormSkeleton() {
  return (
    <Columns>
      <Aside>
        <Skeleton height={space(45)} />
      </Aside>
      <Grid $gap={4}>
        <Skeleton height={space(180)} />
        <Skeleton height={space(120)} />
      </Grid>
    </Columns>
  )
}

/** Sections, and beside them where one is and what is missing. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-end: ${space(6)};
  gap: ${space(4)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 224px;
    align-items: start;
    gap: ${space(8)};
  }
`

/* Its strip stays at the upper edge of narrow screens, so it makes no box of its own there. */
const Aside = styled.div`
  display: contents;

  ${media.desktop} {
    position: sticky;
    inset-block-start: ${space(6)};
    display: grid;
    order: 1;
    gap: ${space(5)};
  }
`
