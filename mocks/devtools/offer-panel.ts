import { localStore } from '@/lib/storage'
import { isPanelOn, listenToShortcut } from './qa-switch'
import type { QaWorld } from './qa-world'

/** The handle shows where `?qa` has turned it on, the shortcut opens the panel anywhere; its code loads with the first. */
export function offerPanel(world: QaWorld): void {
  const isOn = isPanelOn(location.search)
  let toggle: Promise<() => void> | undefined
  const mount = () =>
    (toggle ??= import('./panel/mount').then(({ mountPanel }) => mountPanel(world, { isOn })))
  if (isOn || !localStore.isUsable() || world.unknown.length > 0) void mount()
  listenToShortcut(() => void mount().then((run) => run()))
}
