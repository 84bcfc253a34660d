import { localStore } from '@/lib/storage'
import { isPanelOn, listenToShortcut } from './qa-switch'
import type { QaWorld } from './qa-world'

/**
 * Shows the handle of the panel where `?qa` has turned it on, and opens the panel by its shortcut anywhere. Its code
 * loads with the first of these; so it does for what visitors must know about this world.
 */
export function offerPanel(world: QaWorld): void {
  const isOn = isPanelOn(location.search)
  let toggle: Promise<() => void> | undefined
  const mount = () =>
    (toggle ??= import('./panel/mount').then(({ mountPanel }) => mountPanel(world, { isOn })))
  if (isOn || !localStore.isUsable() || world.unknown.length > 0) void mount()
  listenToShortcut(() => void mount().then((run) => run()))
}
