import { ApiError, type FieldErrors } from '@/api/errors'
import type { ProductStatus } from '@/api/generated/model'
import type { MessageId } from '@/i18n/message-id.gen'

/** What a button saves the product as, and what it says. */
type Target = { status: ProductStatus; name: MessageId }

/**
 * What "Save" does: the status chosen below, and where that is a draft that never was sold, it goes on sale; "save
 * draft" stands beside it then.
 */
export function saveTarget(chosen: ProductStatus, saved: ProductStatus | undefined): Target {
  const isNew = saved === undefined || saved === 'draft'
  const status = isNew && chosen === 'draft' ? 'active' : chosen
  const publishes = status === 'active' && saved !== 'active'
  return { status, name: publishes ? 'adminProduct.save.publish' : 'adminProduct.save' }
}

/** Whether a draft may be saved aside: what is on sale would leave the shop by it. */
export function savesDrafts(saved: ProductStatus | undefined): boolean {
  return saved === undefined || saved === 'draft'
}

/** The server's 422 by field of the form: what it says of single variants stands under all of them. */
export function fieldTexts(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  const texts: Record<string, string[]> = {}
  for (const [path, found] of Object.entries(error.fieldErrors)) {
    const [field = path] = path.split('.')
    const name = field === 'colors' || field === 'sizes' ? 'variants' : field
    texts[name] = [...(texts[name] ?? []), ...found]
  }
  return texts
}
