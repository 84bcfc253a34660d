import { localStore } from '@/lib/storage'

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
export function listenToShortcut(open: () => void): void {
  function openPanel(event: KeyboardEvent) {
    const { altKey, ctrlKey, metaKey, shiftKey, code } = event
    if (!altKey || ctrlKey || metaKey || shiftKey || code !== 'KeyQ') return
    event.preventDefault()
    open()
  }
  window.addEventListener('keydown', openPanel, { capture: true })
}
