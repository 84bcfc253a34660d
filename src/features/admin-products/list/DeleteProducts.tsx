import { useRef } from 'react'
import styled from 'styled-components'
import type { BulkOutcome } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { color, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Dialog, type DialogProps } from '@/ui/overlays/Dialog'
import type { Chosen } from '@/ui/table/use-bulk-rows'
import { productSaveErrors } from '../errors'
import { useBulkProducts, useRemoveProduct } from '../mutations'

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
  const one = useRemoveProduct()
  const several = useBulkProducts()
  const ids = [...products.keys()]
  const isPending = one.isPending || several.isPending
  const error = one.error ?? several.error
  const problem = error && productSaveErrors(error)
  const close = () => {
    if (!isPending) onClose()
  }
  const remove = async () => {
    if (isPending) return
    try {
      const [id] = ids
      if (ids.length === 1 && id !== undefined) {
        await one.mutateAsync(id)
        onDone(products, [{ id, ok: true, message: '' }])
      } else {
        const { data } = await several.mutateAsync({ data: { action: 'delete', ids } })
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
      <Body>
        <Names>
          {[...products].slice(0, 5).map(([id, name]) => (
            <li key={id}>{name || `#${id}`}</li>
          ))}
          {ids.length > 5 && <li>{msg('table.more', { n: ids.length - 5 })}</li>}
        </Names>
        <p>{msg('adminProducts.delete.text')}</p>
        {problem && !isPending && <ErrorState compact message={errorText(problem)} />}
        <Buttons>
          <Button ref={cancel} variant="secondary" disabled={isPending} onClick={close}>
            {msg('adminProducts.cancel')}
          </Button>
          <Button loading={isPending} onClick={() => void remove()}>
            {msg('adminProducts.delete')}
          </Button>
        </Buttons>
      </Body>
    </Dialog>
  )
}

const Body = styled.div`
  display: grid;
  gap: ${space(4)};
`

const Names = styled.ul`
  padding-inline-start: ${space(5)};
  list-style: disc;
  overflow-wrap: anywhere;

  &::marker {
    color: ${color.inkSoft};
  }
`

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
`
