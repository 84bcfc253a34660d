import { lazy, type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import type { AdminProduct, ProductStatus } from '@/api/generated/model'
import { fromProduct, type ProductForm } from '@/domain/admin/product-form'
import { useMsg } from '@/i18n/use-msg'
import { Form } from '@/ui/form/Form'
import { Late } from '@/ui/feedback/Late'
import type { CategoryChoice } from './CategoryField'
import { EditorBody } from './EditorBody'
import { type Level, productProblems } from './problems'
import { useProductEditor } from './use-product-editor'

const ConflictDialog = lazy(() =>
  import('./ConflictDialog').then((module) => ({ default: module.ConflictDialog })),
)

export type ProductEditorProps = {
  /** Null for a new one. Read once: what is typed is not taken away by newer answers. */
  product: AdminProduct | null
  categories: CategoryChoice
  /** Called with what the server made of it, and what it was before; leads from a new product to its own page. */
  onSaved: (saved: AdminProduct, before: AdminProduct | null) => void
  /** Shows a form as the shop would. */
  renderPreview: (form: ProductForm, onClose: () => void) => ReactNode
}

/** Product §2, admin product form: a draft needs a name, what is sold needs all of Product §5. */
export function ProductEditor({ product, categories, onSaved, renderPreview }: ProductEditorProps) {
  const msg = useMsg()
  const level = useRef<Level>('draft')
  const asked = useRef<ProductStatus>('draft')
  const badCells = useRef(0)
  const onBadCells = useCallback((count: number) => {
    badCells.current = count
  }, [])
  const editor = useProductEditor({
    product,
    onSaved(saved, before) {
      level.current = 'draft'
      onSaved(saved, before)
    },
  })
  const [initial] = useState(editor.baseForm)
  const { conflict, base, version } = editor
  return (
    <>
      <Form
        aria-label={msg(product ? 'adminProduct.title.edit' : 'adminProduct.title.create')}
        initialValues={initial}
        check={(values) => productProblems(values, level.current, badCells.current > 0)}
        onSubmit={(values, helpers) => editor.save(values, asked.current, helpers)}
        onKeyDown={swallowEnter}
      >
        <EditorBody
          editor={editor}
          categories={categories}
          onAsk={(status) => {
            asked.current = status
            level.current = status === 'draft' ? 'draft' : 'sale'
          }}
          onBadCells={onBadCells}
          renderPreview={renderPreview}
        />
      </Form>
      {conflict && (
        <Late>
          <ConflictDialog
            conflict={conflict}
            base={base && version === base.updated_at ? fromProduct(base) : null}
            categories={categories.options}
            onSave={editor.resolve}
            onBack={editor.leaveConflict}
          />
        </Late>
      )}
    </>
  )
}

/** Enter in a field publishes nothing: only the buttons save. */
function swallowEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
