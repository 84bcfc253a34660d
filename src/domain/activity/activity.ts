import * as v from 'valibot'
import type { ActivityKind } from '@/api/generated/model'
import { dayInUrl, inOrder, listSearch } from '@/lib/list-address'
import { idInUrl, optionalIfValid, textInUrl } from '@/lib/schema'

/** Kinds of things in the activity log, in the order of the navigation. */
export const activityKinds = [
  'product',
  'order',
  'category',
  'banner',
  'voucher',
  'homepage',
  'settings',
] as const satisfies ActivityKind[]

const { page, per_page } = listSearch([])

/**
 * Search parameters of the activity log. If the last day is before the first day, the two change places. An
 * id without its kind is dropped.
 */
export const activitySearch = v.pipe(
  v.object({
    page,
    per_page,
    kind: optionalIfValid(v.picklist(activityKinds)),
    object_id: optionalIfValid(idInUrl),
    by: optionalIfValid(textInUrl),
    from: optionalIfValid(dayInUrl),
    to: optionalIfValid(dayInUrl),
  }),
  v.transform(({ object_id, ...search }) => ({
    ...inOrder(search),
    ...(search.kind && object_id && { object_id }),
  })),
)
export type ActivitySearch = v.InferOutput<typeof activitySearch>

/** Search parameters of an edited thing's page: the log entry that is shown beside the current values. */
export const versionSearch = v.object({ version: optionalIfValid(idInUrl) })
export type VersionSearch = v.InferOutput<typeof versionSearch>

/** Splits the name of a logged field into its variant and its own name: `Đen / M: price`. */
export function fieldParts(field: string): { place: string; name: string } {
  const end = field.lastIndexOf(': ')
  return end < 0
    ? { place: '', name: field }
    : { place: field.slice(0, end), name: field.slice(end + 2) }
}
