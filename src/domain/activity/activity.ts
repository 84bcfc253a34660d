import * as v from 'valibot'
import type { ActivityKind } from '@/api/generated/model'
import { dayInUrl, withOrderedDays, listSearchSchemas } from '@/lib/list-address'
import { idInUrl, optionalIfValid, textInUrl } from '@/lib/schema'

/** The kinds of records in the activity log, in the sequence of the back office's navigation. */
export const activityKinds = [
  'product',
  'order',
  'category',
  'banner',
  'voucher',
  'homepage',
  'settings',
] as const satisfies ActivityKind[]

const { page, per_page } = listSearchSchemas([])

/**
 * The search parameters of the activity log. If the last day is before the first day, the two are exchanged.
 * An `object_id` without a `kind` is dropped, because ids are unique only within a kind.
 */
export const activitySearchSchema = v.pipe(
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
    ...withOrderedDays(search),
    ...(search.kind && object_id && { object_id }),
  })),
)
export type ActivitySearch = v.InferOutput<typeof activitySearchSchema>

/**
 * The search parameter of a record's edit page: the id of the log entry whose old values are shown beside the
 * current ones.
 */
export const comparedEntrySearchSchema = v.object({ version: optionalIfValid(idInUrl) })
export type ComparedEntrySearch = v.InferOutput<typeof comparedEntrySearchSchema>

/**
 * Splits the field name of a log entry. For example, `Đen / M: price` is the field `price` (`name`) of the
 * variant `Đen / M` (`place`). The place is '' for a field of the record itself.
 */
export function logFieldParts(field: string): { place: string; name: string } {
  const end = field.lastIndexOf(': ')
  return end < 0
    ? { place: '', name: field }
    : { place: field.slice(0, end), name: field.slice(end + 2) }
}
