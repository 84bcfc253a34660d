import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { AdminProductRow, BulkOutcome } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { color, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Grid, Stack } from '@/ui/layout/Stack'
import { Dialog, type DialogProps } from '@/ui/overlays/Dialog'
import type { Chosen } from '@/ui/table/use-bulk-rows'
import { productSaveErrors, useBulkProducts, useRemoveProduct } from '../mutations'

type DeleteProductsProps = Pick<DialogProps, 'open' | 'finalFocus'> & {
  products: Chosen
  onClose: () => void
  /** Called after the deletion; of several products, some may have failed. */
  onDone: (products: Chosen, outcomes: readonly BulkOutcome[]) => void
}

/** Asks for confirmation before deleting; the focus starts on Cancel. */
export function DeleteProducts({
  products,
  open,
  finalFocus,
  onClose,
  onDone,
}: DeleteProductsProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const cancel = useRef<HTMLButtonElement>(null)
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
      const [id] = ids
      if (ids.length === 1 && id !== undefined) {
        await removal.mutateAsync(id)
        onDone(products, [{ id, ok: true, message: '' }])
      } else {
        const { data } = await bulkRemoval.mutateAsync({ data: { action: 'delete', ids } })
        onDone(products, data.outcomes)
      }
      onClose()
    } catch {
      // The error shows above the buttons.
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={msg('adminProducts.delete.title', { n: ids.length })}
      initialFocus={cancel}
      finalFocus={finalFocus}
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

type Question = { products: Chosen; isOpen: boolean; number: number }

/** The state of the delete confirmation: its products, and where the focus goes afterwards. */
export function useDeleting() {
  const opener = useRef<Element>(null)
  const [question, setQuestion] = useState<Question>({
    products: new Map(),
    isOpen: false,
    number: 0,
  })
  const askAll = (products: Chosen, from = document.activeElement) => {
    opener.current = from
    setQuestion(({ number }) => ({ products, isOpen: true, number: number + 1 }))
  }
  // A stable function, because the table's columns depend on it.
  const [ask] = useState(() => (rows: readonly AdminProductRow[], from: HTMLElement | null) => {
    askAll(new Map(rows.map(({ id, name }) => [id, name])), from)
  })
  return {
    ...question,
    ask,
    askAll,
    close: () => setQuestion((before) => ({ ...before, isOpen: false })),
    /** Forgets the button that opened the dialog, because it leaves the page with its row. */
    done() {
      opener.current = null
    },
    /** Returns the button that opened the dialog, or `otherwise` when that button is gone. */
    focusAfter(otherwise: HTMLElement | null): HTMLElement | null {
      const button = opener.current
      return button instanceof HTMLElement && button.isConnected ? button : otherwise
    },
  }
}
