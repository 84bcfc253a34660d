import { type ColumnVisibilityState, functionalUpdate, type Updater } from '@tanstack/react-table'
import { useMemo, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { localStore, readStored } from '@/lib/storage'
import { isWide } from '@/theme/breakpoints'

/** The height of rows. */
export type Density = 'compact' | 'comfortable'

/** Columns that are left out of a window that is too narrow for them, unless somebody chooses them. */
export type RoomyColumns = Readonly<Record<string, 'desktop' | 'wide'>>

const viewSchema = v.object({
  columns: v.fallback(v.record(v.string(), v.boolean()), {}),
  density: v.fallback(v.picklist(['compact', 'comfortable']), 'compact'),
})
type View = v.InferOutput<typeof viewSchema>

const plain: View = { columns: {}, density: 'compact' }

/** Calls `onResize` with every size of the window; what is read then changes at breakpoints only. */
function watchWidth(onResize: () => void): () => void {
  addEventListener('resize', onResize)
  return () => removeEventListener('resize', onResize)
}

export type ListView = ReturnType<typeof useListView>

type ColumnsInAddress = {
  /** The columns that the address names; undefined where it names none. */
  columns: ColumnVisibilityState | undefined
  /** Puts a choice into the address. */
  onChoose: (columns: ColumnVisibilityState) => void
}

/**
 * How a list is looked at: the columns chosen, and the density. The address says the columns, so that a link shows others
 * the same; what was chosen last is also kept in the browser as `view_{list}`, for addresses that say nothing. Without a
 * choice, a column shows where the window has room for it.
 */
export function useListView(list: string, roomy: RoomyColumns, address?: ColumnsInAddress) {
  const key = `view_${list}`
  const [view, setView] = useState(() => readStored(localStore, key, viewSchema) ?? plain)
  const desktop = useSyncExternalStore(watchWidth, () => isWide('desktop'))
  const wide = useSyncExternalStore(watchWidth, () => isWide('wide'))
  const chosen = address?.columns ?? view.columns
  const visibility = useMemo((): ColumnVisibilityState => {
    const room = { desktop, wide }
    const byRoom = Object.entries(roomy).map(([id, needed]) => [id, room[needed]] as const)
    return { ...Object.fromEntries(byRoom), ...chosen }
  }, [desktop, wide, roomy, chosen])
  const change = (next: View) => {
    setView(next)
    localStore.write(key, JSON.stringify(next))
  }
  return {
    visibility,
    /** True for a column that is left out for want of room, not by choice: another may show its content as well. */
    lacksRoom: (id: string) => visibility[id] === false && chosen[id] === undefined,
    density: view.density,
    setDensity: (density: Density) => change({ ...view, density }),
    /** Keeps only what differs from before, so that columns nobody chose go on following the window. */
    setVisibility(update: Updater<ColumnVisibilityState>) {
      const next = functionalUpdate(update, visibility)
      const changed = Object.entries(next).filter(([id, shown]) => visibility[id] !== shown)
      const columns = { ...chosen, ...Object.fromEntries(changed) }
      change({ ...view, columns })
      address?.onChoose(columns)
    },
  }
}
