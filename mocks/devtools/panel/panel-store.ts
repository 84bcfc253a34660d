import * as v from 'valibot'
import { parseStored } from '@/lib/schema'
import { sessionStore } from '@/lib/storage'

export const panelTabs = ['states', 'world', 'calls'] as const
export type PanelTab = (typeof panelTabs)[number]

const key = 'mock.panel'
const schema = v.object({ isOpen: v.boolean(), tab: v.picklist(panelTabs) })

export type PanelView = v.InferOutput<typeof schema>

export function storedView(): PanelView {
  return parseStored(sessionStore.read(key), schema) ?? { isOpen: false, tab: 'states' }
}

export function asksForErrors(search: string): boolean {
  return new URLSearchParams(search).get('qa') === 'errors'
}

export function firstView(search: string): PanelView {
  if (asksForErrors(search)) return { isOpen: true, tab: 'states' }
  const asked = new URLSearchParams(search).get('qa')
  const tab = panelTabs.find((name) => name === asked)
  return tab ? { isOpen: true, tab } : storedView()
}

export function storeView(view: PanelView): void {
  sessionStore.write(key, JSON.stringify(view))
}
