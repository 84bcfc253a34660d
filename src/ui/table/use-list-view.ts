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

/**
 * How a list is looked at on this device, kept in the browser as `view_{list}`: the columns chosen, and the density.
 * Without a choice, a column shows where the window has room for it.
 */
export function useListView(list: string, roomy: RoomyColumns) {
  const key = `view_${list}`
  const [view, setView] = useState(() => readStored(localStore, key, viewSchema) ?? plain)
  const desktop = useSyncExternalStore(watchWidth, () => isWide('desktop'))
  const wide = useSyncExternalStore(watchWidth, () => isWide('wide'))
  const visibility = useMemo((): ColumnVisibilityState => {
    const room = { desktop, wide }
    const byRoom = Object.entries(roomy).map(([id, needed]) => [id, room[needed]] as const)
    return { ...Object.fromEntries(byRoom), ...view.columns }
  }, [desktop, wide, roomy, view.columns])
  const change = (next: View) => {
    setView(next)
    localStore.write(key, JSON.stringify(next))
  }
  return {
    visibility,
    density: view.density,
    setDensity: (density: Density) => change({ ...view, density }),
    /** Shows and hides columns as they were once. */
    setColumns: (columns: ColumnVisibilityState) => change({ ...view, columns }),
    /** Stores only what differs from before, so that columns nobody chose go on following the window. */
    setVisibility(update: Updater<ColumnVisibilityState>) {
      const next = functionalUpdate(update, visibility)
      const chosen = Object.entries(next).filter(([id, shown]) => visibility[id] !== shown)
      change({ ...view, columns: { ...view.columns, ...Object.fromEntries(chosen) } })
    },
  }
}
