import { lazy, useEffect, useEffectEvent, useState } from 'react'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { Late } from '@/ui/feedback/Boundary'
import { adminKeyOf, isTypedIn } from './admin-key'
import { keyWindowAtom, type KeyWindow, letterKeysAtom } from './state'

const CommandPalette = lazy(() =>
  import('./CommandPalette').then((module) => ({ default: module.CommandPalette })),
)
const KeyList = lazy(() => import('./KeyList').then((module) => ({ default: module.KeyList })))

/** The keys of the whole back office (Product §10.2), and the windows that they open. */
export function AdminKeys() {
  const open = useAtomValue(keyWindowAtom)
  const show = useSetAtom(keyWindowAtom)
  const [seen, setSeen] = useState<ReadonlySet<KeyWindow>>(new Set())
  if (open && !seen.has(open)) setSeen(new Set([...seen, open]))
  useAdminKeys(open)
  const close = (next: KeyWindow | null = null) => show(next)
  return (
    <Late>
      {seen.has('palette') && <CommandPalette isOpen={open === 'palette'} onClose={close} />}
      {seen.has('list') && <KeyList isOpen={open === 'list'} onClose={close} />}
    </Late>
  )
}

/** Listens while the back office shows. A window that is open keeps its keys. */
function useAdminKeys(open: KeyWindow | null) {
  const show = useSetAtom(keyWindowAtom)
  const letters = useAtomValue(letterKeysAtom)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = adminKeyOf(event, { isTyping: isTypedIn(event.target), letters })
    if (!key) return
    const isPalette = key === 'palette' && open === 'palette'
    if (!isPalette && document.querySelector(openWindow)) return
    if (key === 'search' && !listSearch()) return
    event.preventDefault()
    if (key === 'search') listSearch()?.select()
    else show(isPalette ? null : key)
  })
  useEffect(function listen() {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** A window over the page. */
const openWindow = '[role=dialog][data-open], [role=alertdialog][data-open]'

/** The search of the list on the screen. */
function listSearch(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('main [role=search] input')
}
