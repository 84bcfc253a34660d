import { useRef, useState } from 'react'
import type { AdminCategory } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { Dialog } from '@/ui/overlays/Dialog'
import { useToast } from '@/ui/toast/toast'
import { UnsavedDialog } from '@/ui/overlays/UnsavedDialog'
import { UnsavedGuard } from '@/ui/overlays/UnsavedGuard'
import { type CategoryForm, formOf, isSameForm, requestOf } from './category-form'
import { addButtonId, editButtonId, firstOnPage } from './category-ids'
import { CategoryFields } from './CategoryFields'
import { useSaveCategory } from './mutations'

type CategoryEditorProps = {
  /** The one that is changed; none where it is to be a new one. */
  category: AdminCategory | undefined
  /** Where a new one begins. */
  parentId: number | null
  categories: readonly AdminCategory[]
  isOpen: boolean
  onClose: () => void
}

/** The window with a category's form. What is typed is left only when asked for. */
export function CategoryEditor({
  category,
  parentId,
  categories,
  isOpen,
  onClose,
}: CategoryEditorProps) {
  const msg = useMsg()
  const toast = useToast()
  const content = useRef<HTMLDivElement>(null)
  const [start] = useState(() => formOf(category, parentId))
  const [form, setForm] = useState(start)
  const [asksToLeave, setAsksToLeave] = useState(false)
  const save = useSaveCategory(category?.id, start)
  const unsaved = isOpen && !save.isSuccess && !isSameForm(form, start)

  const close = () => {
    if (save.isPending) return
    if (unsaved) setAsksToLeave(true)
    else onClose()
  }
  const send = async (typed: CategoryForm, version: string | undefined) => {
    const { data } = await save.mutateAsync(requestOf(typed, version))
    toast({ message: msg('adminCategories.saved', { name: data.name }) })
    onClose()
  }
  return (
    <>
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
          <CategoryFields
            category={category}
            categories={categories}
            start={start}
            error={save.error}
            isSending={save.isPending || save.isSuccess}
            onChange={(next) => {
              setForm(next)
              if (save.isError) save.reset()
            }}
            onSend={send}
            onCancel={close}
          />
        </div>
        {asksToLeave && (
          <UnsavedDialog
            text={msg('adminCategories.unsaved')}
            onStay={() => setAsksToLeave(false)}
            onLeave={onClose}
          />
        )}
      </Dialog>
      <UnsavedGuard unsaved={unsaved} text={msg('adminCategories.unsaved')} />
    </>
  )
}
