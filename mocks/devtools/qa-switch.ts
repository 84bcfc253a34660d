import { localStore } from '@/lib/storage'
import type { QaWorld } from './qa-world'

const panelKey = 'mock.qa'

/** True when the panel is on. `?qa` in the address turns it on for this browser, `?qa=0` off. */
export function isPanelOn(search: string): boolean {
  const value = new URLSearchParams(search).get('qa')
  if (value !== null) turnPanel(value !== '0')
  return localStore.read(panelKey) === '1' || (value !== null && value !== '0')
}

export function turnPanel(on: boolean): void {
  if (on) localStore.write(panelKey, '1')
  else localStore.remove(panelKey)
}

/**
 * Calls `open` for Alt+Q, wherever the focus is: on its way down, because the panel keeps its own keys to itself. By the
 * place of the key, as macOS types œ with it.
 */
function listenToShortcut(open: () => void): void {
  function openPanel(event: KeyboardEvent) {
    const { altKey, ctrlKey, metaKey, shiftKey, code } = event
    if (!altKey || ctrlKey || metaKey || shiftKey || code !== 'KeyQ') return
    event.preventDefault()
    open()
  }
  window.addEventListener('keydown', openPanel, { capture: true })
}

/** The handle shows where `?qa` has turned it on, the shortcut opens the panel anywhere; its code loads with the first. */
export function offerPanel(world: QaWorld): void {
  const isOn = isPanelOn(location.search)
  let toggle: Promise<() => void> | undefined
  const mount = () =>
    (toggle ??= import('./panel/mount').then(({ mountPanel }) => mountPanel(world, { isOn })))
  if (isOn || !localStore.isUsable() || world.unknown.length > 0) void mount()
  listenToShortcut(() => void mount().then((run) => run()))
}
