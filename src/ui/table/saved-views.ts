import * as v from 'valibot'
import { kept, parseKept } from '@/lib/kept'
import { fold } from '@/lib/text'

const savedView = v.object({
  name: v.string(),
  /** What the list is asked for and which columns it shows, as in its address, without the page. */
  search: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
})
export type SavedView = v.InferOutput<typeof savedView>

export const viewLimits = { name: 40, views: 20 } as const

export function readViews(list: string): readonly SavedView[] {
  return parseKept(kept('views', list), v.array(savedView)) ?? []
}

export function keepViews(list: string, views: readonly SavedView[]): void {
  kept('views', list).write(JSON.stringify(views))
}

/** Adds a view in the order of names; one of the same name, ignoring case and marks, is replaced. */
export function withView(views: readonly SavedView[], added: SavedView): readonly SavedView[] {
  return [...withoutView(views, added.name), added].toSorted((one, other) =>
    one.name.localeCompare(other.name, 'vi'),
  )
}

export function withoutView(views: readonly SavedView[], name: string): readonly SavedView[] {
  return views.filter((view) => fold(view.name) !== fold(name))
}

/** Returns the parts of a search that a view keeps: what is set, without the page. */
export function searchToKeep(search: object): SavedView['search'] {
  return v.parse(
    savedView.entries.search,
    Object.fromEntries(
      Object.entries(search).filter(([name, value]) => name !== 'page' && value !== undefined),
    ),
  )
}
