import { useRef, useState } from 'react'
import type { AdminCategory } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { Dialog } from '@/ui/overlays/Dialog'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Select } from '@/ui/choosing/Select'
import { useToast } from '@/ui/toast/toast'
import { categoryOptions } from './tree'
import { addButtonId, deleteButtonId, editButtonId, firstOnPage } from './category-task'
import { categoryDeleteErrors } from './errors'
import { useRemoveCategory } from './mutations'
import { childrenOf, othersThan } from './tree'
import { WindowBody, WindowButtons } from './window-style'

type DeleteCategoryProps = {
  /** The category that would go. */
  category: AdminCategory
  /** All of them, for the one that takes its products. */
  categories: readonly AdminCategory[]
  /** Whether the question is asked. */
  isOpen: boolean
  /** Called when the question is answered, either way. */
  onClose: () => void
}

/** Asks before it deletes. Products have to go somewhere first, and so have the categories below. */
export function DeleteCategory({ category, categories, isOpen, onClose }: DeleteCategoryProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const cancel = useRef<HTMLButtonElement>(null)
  const [target, setTarget] = useState('')
  const { mutateAsync, error, isPending, isSuccess } = useRemoveCategory()
  const problem = error && categoryDeleteErrors(error)
  const now = categories.find(({ id }) => id === category.id) ?? category
  const children = childrenOf(categories, category.id).length
  const products = now.product_count
  const [neighbour] = useState(() => neighbourOf(category, categories))

  const remove = async () => {
    if (isPending) return
    try {
      const params = products > 0 && target ? { reassign_to: Number(target) } : {}
      await mutateAsync({ id: category.id, params })
      toast({ message: msg('adminCategories.deleted', { name: category.name }) })
      onClose()
    } catch {
      // Stands above the buttons.
    }
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={msg('adminCategories.delete.title', { name: category.name })}
      initialFocus={cancel}
      // The button goes with its row, once the tree is read anew.
      finalFocus={() =>
        firstOnPage(
          ...(isSuccess ? [] : [deleteButtonId(category.id)]),
          ...neighbour,
          addButtonId(null),
        )
      }
    >
      <WindowBody>
        {children > 0 ? (
          <p>{msg('adminCategories.delete.children', { n: children })}</p>
        ) : products > 0 && !isSuccess ? (
          <>
            <p>{msg('adminCategories.delete.products', { n: products })}</p>
            <Select
              label={msg('adminCategories.delete.target')}
              value={target}
              options={[
                { value: '', label: msg('adminCategories.delete.choose') },
                ...categoryOptions(othersThan(categories, category)),
              ]}
              onChange={setTarget}
            />
          </>
        ) : (
          <p>{msg('adminCategories.delete.text')}</p>
        )}
        {problem && !isPending && <ErrorState compact message={errorText(problem)} />}
        <WindowButtons>
          <Button ref={cancel} variant="secondary" disabled={isPending} onClick={onClose}>
            {msg('adminCategories.cancel')}
          </Button>
          <Button
            disabled={children > 0 || (products > 0 && target === '' && !isSuccess)}
            loading={isPending || isSuccess}
            onClick={() => void remove()}
          >
            {msg('adminCategories.delete')}
          </Button>
        </WindowButtons>
      </WindowBody>
    </Dialog>
  )
}

/** The button of the sibling after this one, or before it. */
function neighbourOf({ id, parent_id }: AdminCategory, categories: readonly AdminCategory[]) {
  const siblings = categories.filter((one) => one.parent_id === parent_id)
  const place = siblings.findIndex((one) => one.id === id)
  const next = siblings[place + 1] ?? siblings[place - 1]
  return next ? [editButtonId(next.id)] : []
}
