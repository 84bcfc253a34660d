import * as v from 'valibot'
import { parseStored, sessionStore } from '@/lib/storage'

export const panelTabs = ['states', 'world', 'calls', 'data', 'report'] as const
export type PanelTab = (typeof panelTabs)[number]

const key = 'mock.panel'
const schema = v.object({ isOpen: v.boolean(), tab: v.picklist(panelTabs) })

/** What the panel shows; a reload keeps it. */
export type PanelView = v.InferOutput<typeof schema>

export function storedView(): PanelView {
  return parseStored(sessionStore.read(key), schema) ?? { isOpen: false, tab: 'states' }
}

export function storeView(view: PanelView): void {
  sessionStore.write(key, JSON.stringify(view))
}
