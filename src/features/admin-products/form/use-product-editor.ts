import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isConflict, isWorthRetrying } from '@/api/errors'
import type { AdminProduct, AdminProductRequest, ProductStatus } from '@/api/generated/model'
import { differingParts, settledForm } from '@/domain/admin/product-diff'
import {
  emptyProductForm,
  fromProduct,
  type ProductForm,
  toRequest,
} from '@/domain/admin/product-form'
import { useErrorText } from '@/i18n/use-msg'
import type { FormHelpers } from '@/ui/form/Form'
import { useToast } from '@/ui/toast/toast'
import { draftSaveErrors, productSaveErrors } from '../errors'
import { useAddProduct, useChangeProduct } from '../mutations'
import { adminProductQuery } from '../queries'
import { createdAllTheSame } from './created-all-the-same'
import { fieldTexts } from './field-texts'
import { removeKept, writeKept } from './kept'

type Helpers = FormHelpers<ProductForm>
/** Somebody saved a newer version: both wait for a choice. */
export type Conflict = { mine: ProductForm; theirs: AdminProduct; helpers: Helpers }

type EditorOptions = {
  product: AdminProduct | null
  onSaved: (saved: AdminProduct, before: AdminProduct | null) => void
}

/** The product as it was last read or saved, and saving over it. */
export function useProductEditor({ product, onSaved }: EditorOptions) {
  const client = useQueryClient()
  const toast = useToast()
  const errorText = useErrorText()
  const [base, setBase] = useState(product)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  /** What the form began from; older than `base` where it was kept on the device before somebody else saved. */
  const [version, setVersion] = useState(product?.updated_at ?? null)
  const { mutateAsync: create } = useAddProduct()
  const { mutateAsync: change } = useChangeProduct()
  /** A new product that was sent and got no answer. */
  const unanswered = useRef<AdminProductRequest>(null)
  /** What the server made of it, once that is known. */
  const made = useRef<AdminProduct>(null)

  const begin = (from: AdminProduct) => {
    setBase(from)
    setVersion(from.updated_at)
  }

  const adopt = (saved: AdminProduct, sent: ProductForm, helpers: Helpers) => {
    begin(saved)
    setSavedAt(new Date().toISOString())
    setConflict(null)
    removeKept(base?.id ?? null)
    helpers.update((current) => {
      const settled = settledForm(current, sent, fromProduct(saved))
      if (differingParts(settled, fromProduct(saved)).length > 0)
        writeKept(saved.id, settled, saved.updated_at)
      return settled
    })
    onSaved(saved, base)
  }

  const meet = async (id: number, form: ProductForm, sent: ProductForm, helpers: Helpers) => {
    const answer = await client.fetchQuery({ ...adminProductQuery(id), staleTime: 0 })
    const theirs = answer.data.product
    // The answer to an earlier try was lost: it had been saved.
    if (differingParts(sent, fromProduct(theirs)).length === 0) adopt(theirs, form, helpers)
    else setConflict({ mine: sent, theirs, helpers })
  }

  /** Creates it once: what an earlier try has made all the same is changed to what it is now. */
  const createOnce = async (request: AdminProductRequest) => {
    const lost = unanswered.current
    made.current ??= lost && (await createdAllTheSame(client, lost))
    if (made.current) {
      const { id, updated_at } = made.current
      return change({ id, data: { updated_at, ...request } })
    }
    unanswered.current = request
    try {
      return await create({ data: request })
    } catch (error) {
      if (!isWorthRetrying(error)) unanswered.current = null
      throw error
    }
  }

  /** Saves under a status; never rejects, what went wrong is said. */
  const save = async (
    form: ProductForm,
    status: ProductStatus,
    helpers: Helpers,
    over = version,
  ) => {
    const sent = { ...form, status }
    const request = toRequest(sent, status, over ?? undefined)
    try {
      const answer = await (
        base ? change({ id: base.id, data: request }) : createOnce(request)
      ).catch(async (error: unknown) => {
        const there = base ?? made.current
        if (!there || !isConflict(error)) throw error
        await meet(there.id, form, sent, helpers)
      })
      if (answer) adopt(answer.data.product, form, helpers)
    } catch (error) {
      helpers.setFieldErrors(fieldTexts(error))
      const errors = status === 'draft' ? draftSaveErrors : productSaveErrors
      toast({ type: 'error', message: errorText(errors(error)) })
    }
  }

  /** Saves what was chosen of two versions, over theirs. */
  const resolve = async (merged: ProductForm) => {
    if (!conflict) return
    const { theirs, helpers } = conflict
    begin(theirs)
    helpers.update(() => merged)
    setConflict(null)
    await save(merged, merged.status, helpers, theirs.updated_at)
  }

  return {
    base,
    baseForm: base ? fromProduct(base) : emptyProductForm,
    version,
    beginFrom: setVersion,
    savedAt,
    conflict,
    save,
    resolve,
    leaveConflict: () => setConflict(null),
  }
}
