import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, writeOutcome } from '@/api/errors'
import type { AdminCategory } from '@/api/generated/model'
import { keyHeaders } from '@/api/idempotency'
import { slugify } from '@/lib/text'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { Button } from '@/ui/actions/Button'
import { Link } from '@/ui/actions/Link'
import { EditorForm } from '@/ui/editor/EditorForm'
import { MayBeSaved } from '@/ui/editor/MayBeSaved'
import { useEditor } from '@/ui/editor/use-editor'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { FormCheckbox } from '@/ui/form/FormCheckbox'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField } from '@/ui/form/FormTextField'
import { useFormValues } from '@/ui/form/use-form-values'
import { Dialog } from '@/ui/overlays/Dialog'
import { UnsavedDialog } from '@/ui/overlays/UnsavedDialog'
import { useToast } from '@/ui/toast/toast'
import { CategoryImage } from './CategoryImage'
import { categoryFields, type CategoryForm, requestOf, savedCategory } from './category-form'
import { addButtonId, editButtonId, firstOnPage } from './category-task'
import { categorySaveErrors, fieldTexts } from './errors'
import { useSaveCategory } from './mutations'
import { adminCategoriesQuery } from './queries'
import { childrenOf, othersThan } from './tree'
import { Quiet, WindowBody, WindowButtons } from './window-style'

type CategoryEditorProps = {
  /** The one that is changed; none where it is to be a new one. */
  category: AdminCategory | undefined
  /** Where a new one begins. */
  parentId: number | null
  /** All of them, for the parents to choose from. */
  categories: readonly AdminCategory[]
  /** Whether it shows; it stays while it leaves. */
  isOpen: boolean
  /** Called when it closes, saved or not. */
  onClose: () => void
}

/** The window with a category's form. What is typed is left only when asked for. */
export function CategoryEditor(props: CategoryEditorProps) {
  const { category, parentId, categories, isOpen, onClose } = props
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const client = useQueryClient()
  const content = useRef<HTMLDivElement>(null)
  const [asksToLeave, setAsksToLeave] = useState(false)
  const { mutateAsync: save } = useSaveCategory()
  /** The pictures that were picked, by the address at which they show. */
  const [picked] = useState(() => new Map<string, File>())
  const editor = useEditor<CategoryForm>({
    fields: categoryFields,
    saved: savedCategory(category, parentId),
    outcomeOf: writeOutcome,
    async send(form, { id, updatedAt }, key) {
      const data = requestOf(form, updatedAt)
      const file = picked.get(form.image)
      const call = { id: id === null ? null : Number(id), data, file }
      const answer = await save({ ...call, ...keyHeaders(key) })
      return savedCategory(answer.data)
    },
    async readNewest(id) {
      const { data } = await client.fetchQuery({ ...adminCategoriesQuery, staleTime: 0 })
      const newest = data.find((one) => one.id === id)
      if (!newest) throw new ApiError(404)
      return savedCategory(newest)
    },
    onSaved({ form }) {
      toast({ message: msg('adminCategories.saved', { name: form.name }) })
      onClose()
    },
    onFailure: fieldTexts,
  })
  const { error, isSaving } = editor
  const isInFields = Object.keys(fieldTexts(error)).length > 0
  const problem = error === null || isInFields ? null : categorySaveErrors(error)
  const close = () => {
    if (isSaving) return
    if (editor.isDirty) setAsksToLeave(true)
    else onClose()
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={msg(category ? 'adminCategories.edit.title' : 'adminCategories.add')}
      dismissible={false}
      initialFocus={(by) => (by === 'touch' ? true : content.current?.querySelector('input'))}
      finalFocus={() =>
        firstOnPage(
          ...(category ? [editButtonId(category.id)] : [addButtonId(parentId)]),
          addButtonId(null),
        )
      }
    >
      <div ref={content}>
        <EditorForm
          editor={editor}
          schema={() => import('./schema')}
          nameOf={(id) => categories.find((one) => String(one.id) === id)?.name}
        >
          <WindowBody>
            <FormTextField
              name="name"
              label={msg('adminCategories.name')}
              maxLength={limits.nameMax}
              autoComplete="off"
              required
            />
            <SlugField />
            <ParentField category={category} categories={categories} />
            <CategoryImage picked={picked} />
            <FormCheckbox name="is_active" label={msg('adminCategories.active.label')} />
            {problem && <ErrorState compact message={errorText(problem)} />}
            {editor.mayBeSaved && (
              <MayBeSaved look={(words) => <Link to="/admin/categories">{words}</Link>} />
            )}
            <WindowButtons>
              <Button variant="secondary" disabled={isSaving} onClick={close}>
                {msg('adminCategories.cancel')}
              </Button>
              <Button type="submit" loading={isSaving || !isOpen}>
                {msg('adminCategories.save')}
              </Button>
            </WindowButtons>
          </WindowBody>
        </EditorForm>
      </div>
      {asksToLeave && (
        <UnsavedDialog
          text={msg('editor.leave.lost')}
          onStay={() => setAsksToLeave(false)}
          onLeave={onClose}
        />
      )}
    </Dialog>
  )
}

/** The address in the shop; left empty it comes from the name, and says so beforehand. */
function SlugField() {
  const msg = useMsg()
  const { name, slug } = useFormValues<CategoryForm>()
  const address = slug.trim() || slugify(name) || '…'
  return (
    <FormTextField
      name="slug"
      label={msg('adminCategories.slug')}
      placeholder={slugify(name)}
      hint={msg('adminCategories.slug.hint', { address: `/category/${address}` })}
      maxLength={limits.nameMax}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

type ParentFieldProps = {
  /** The one that is edited; undefined for a new one. */
  category: AdminCategory | undefined
  /** All of them; those of the first level can be parents. */
  categories: readonly AdminCategory[]
}

/** Moves a category below another one. There are two levels: one that has children stays on the first. */
function ParentField({ category, categories }: ParentFieldProps) {
  const msg = useMsg()
  const hasChildren = category !== undefined && childrenOf(categories, category.id).length > 0
  const tops = othersThan(categories, category).filter(({ level }) => level === 1)
  return (
    <div>
      <FormSelect
        name="parent"
        label={msg('adminCategories.parent')}
        disabled={hasChildren}
        options={[
          { value: '', label: msg('adminCategories.parent.none') },
          ...tops.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {hasChildren && <Quiet>{msg('adminCategories.parent.fixed')}</Quiet>}
    </div>
  )
}
