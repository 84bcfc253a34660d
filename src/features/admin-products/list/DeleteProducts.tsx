import { useRef } from 'react'
import styled from 'styled-components'
import type { BulkOutcome } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { color, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Grid, Stack } from '@/ui/layout/Stack'
import { Dialog } from '@/ui/overlays/Dialog'
import type { Chosen } from '@/ui/table/use-bulk-rows'
import { productSaveErrors, useBulkProducts, useRemoveProduct } from '../mutations'

/** What is about to be deleted, and what opened the window. */
export type DeleteTask = { products: Chosen; opener: Element | null }

type DeleteProductsProps = {
  task: DeleteTask
  isOpen: boolean
  /** Has the focus afterwards where the opener is gone, or goes with its row. */
  otherwise: () => HTMLElement | null
  onClose: () => void
  /** Called after the deletion; of several products, some may have failed. */
  onDone: (products: Chosen, outcomes: readonly BulkOutcome[]) => void
}

/** Asks for confirmation before deleting; the focus starts on Cancel. */
export function DeleteProducts({ task, isOpen, otherwise, onClose, onDone }: DeleteProductsProps) {
  const { products, opener } = task
  const msg = useMsg()
  const errorText = useErrorText()
  const cancel = useRef<HTMLButtonElement>(null)
  const isDone = useRef(false)
  const removal = useRemoveProduct()
  const bulkRemoval = useBulkProducts()
  const ids = [...products.keys()]
  const isPending = removal.isPending || bulkRemoval.isPending
  const error = removal.error ?? bulkRemoval.error
  const problem = error && productSaveErrors(error)
  const close = () => {
    if (!isPending) onClose()
  }
  const remove = async () => {
    if (isPending) return
    try {
      const outcomes = await removeAll()
      isDone.current = true
      onDone(products, outcomes)
      onClose()
    } catch {
      // The error shows above the buttons.
    }
  }
  const removeAll = async (): Promise<readonly BulkOutcome[]> => {
    const [id] = ids
    if (ids.length > 1 || id === undefined)
      return (await bulkRemoval.mutateAsync({ data: { action: 'delete', ids } })).data.outcomes
    await removal.mutateAsync(id)
    return [{ id, ok: true, message: '' }]
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={msg('adminProducts.delete.title', { n: ids.length })}
      initialFocus={cancel}
      finalFocus={() =>
        !isDone.current && opener instanceof HTMLElement && opener.isConnected
          ? opener
          : otherwise()
      }
    >
      <Stack $gap={4}>
        <Names>
          {[...products].slice(0, 5).map(([id, name]) => (
            <li key={id}>{name || `#${id}`}</li>
          ))}
          {ids.length > 5 && <li>{msg('table.more', { n: ids.length - 5 })}</li>}
        </Names>
        <p>{msg('adminProducts.delete.text')}</p>
        {problem && !isPending && <ErrorState compact message={errorText(problem)} />}
        <Grid $columns={2} $gap={3}>
          <Button ref={cancel} variant="secondary" disabled={isPending} onClick={close}>
            {msg('adminProducts.cancel')}
          </Button>
          <Button loading={isPending} onClick={() => void remove()}>
            {msg('adminProducts.delete')}
          </Button>
        </Grid>
      </Stack>
    </Dialog>
  )
}

const Names = styled.ul`
  padding-inline-start: ${space(5)};
  list-style: disc;
  overflow-wrap: anywhere;

  &::marker {
    color: ${color.inkSoft};
  }
`
