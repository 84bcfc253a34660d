import { type ReactNode, useDeferredValue, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ProductStatus } from '@/api/generated/model'
import { differingParts } from '@/domain/admin/product-diff'
import type { ProductForm } from '@/domain/admin/product-form'
import { useMsg } from '@/i18n/use-msg'
import { useFillForm } from '@/ui/form/use-fill-form'
import { useFormValues } from '@/ui/form/use-form-values'
import { UnsavedGuard } from '@/ui/overlays/UnsavedGuard'
import type { CategoryChoice } from './CategoryField'
import { Aside, Columns, Sections, Waiting } from './editor-layout'
import { FormSections } from './FormSections'
import { readKept, removeKept } from './kept'
import { goTo, sectionId } from './place'
import { Readiness } from './Readiness'
import { RestoreOffer } from './RestoreOffer'
import { SaveBar } from './SaveBar'
import { SectionNav } from './SectionNav'
import { useKeeping } from './use-keeping'
import type { useProductEditor } from './use-product-editor'
import { useSaveState } from './use-save-state'

type EditorBodyProps = {
  editor: ReturnType<typeof useProductEditor>
  categories: CategoryChoice
  onAsk: (status: ProductStatus) => void
  onBadCells: (count: number) => void
  renderPreview: (form: ProductForm, onClose: () => void) => ReactNode
}

/** Everything inside the form: what is kept of it, what it lacks, its sections and the bar that saves it. */
export function EditorBody({
  editor,
  categories,
  onAsk,
  onBadCells,
  renderPreview,
}: EditorBodyProps) {
  const msg = useMsg()
  // Typing is shown first; what follows from it comes as soon as there is time.
  const typed = useFormValues<ProductForm>()
  const values = useDeferredValue(typed)
  const fill = useFillForm<ProductForm>()
  const { base, baseForm, version, savedAt, beginFrom } = editor
  const id = base?.id ?? null
  const [kept, setKept] = useState(() => {
    const found = readKept(id, baseForm)
    return found && differingParts(found.form, baseForm).length > 0 ? found : null
  })
  const [asked, setAsked] = useState<ProductStatus | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [previews, setPreviews] = useState(false)
  const isDirty = differingParts(values, baseForm).length > 0
  const isKept = useKeeping({ id, values: typed, baseForm, version, isDirty, enabled: !kept })
  const state = useSaveState({
    isBusy,
    isDirty,
    isKept,
    savedAt: savedAt ?? base?.updated_at ?? null,
  })

  /** The offer goes with the button that was pressed: the focus goes on to the form. */
  const decide = () => {
    flushSync(() => setKept(null))
    goTo(sectionId('basic'))
  }
  const restore = () => {
    if (!kept) return
    fill(kept.form)
    beginFrom(kept.version ?? version)
    decide()
  }
  const discard = () => {
    removeKept(id)
    decide()
  }
  return (
    <>
      {kept && (
        <RestoreOffer
          kept={kept}
          saved={baseForm}
          isNew={id === null}
          isOutdated={kept.version !== null && kept.version !== base?.updated_at}
          categories={categories.options}
          onRestore={restore}
          onDiscard={discard}
        />
      )}
      <Waiting inert={kept !== null}>
        <Columns>
          <Aside>
            <SectionNav />
            <Readiness form={values} />
          </Aside>
          <Sections>
            <FormSections
              categories={categories}
              slug={values.name === baseForm.name ? base?.slug : undefined}
              onBusy={setIsBusy}
              onBadCells={onBadCells}
            />
          </Sections>
        </Columns>
        <SaveBar
          saved={base}
          chosen={values.status}
          state={msg(state.id, state.values)}
          asked={asked}
          isBusy={isBusy}
          onAsk={(status) => {
            setAsked(status)
            onAsk(status)
          }}
          onPreview={() => setPreviews(true)}
        />
      </Waiting>
      {previews && renderPreview(values, () => setPreviews(false))}
      <UnsavedGuard
        unsaved={isDirty}
        text={msg(isKept ? 'adminProduct.leave.text' : 'adminProduct.leave.textLost')}
      />
    </>
  )
}
