import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect } from 'react'
import { nextTask } from '@/lib/next-task'

type Close = () => void

const mark = 'overlays'

/** The open overlays that Back closes, the lowest first. */
const open: Close[] = []
/**
 * Overlays that Back has just asked to close. One that asks the user first and stays open gets a history
 * entry again.
 */
const asked = new Set<Close>()

/**
 * How many entries above the page's own the browser is at; after a reload perhaps some whose overlay is gone.
 */
let height = heightOf(globalThis.window?.history.state)
/** The router's key of the page below those entries. */
let page = pageOf(globalThis.window?.history.state)
/** True until the browser has made the step that `settle` asked for. */
let isTravelling = false
/** Callbacks for the moment when the browser is back at the page's own entry. */
const waiting: (() => void)[] = []
let unblock: (() => void) | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Call it before the router is created: Chromium calls listeners in the order of their registration, and the
 * router must not hear of a step that closes an overlay.
 */
export function watchBackSteps(): void {
  window.addEventListener('popstate', takeStep, true)
}

/**
 * Gives the overlay an entry in the browser's history, so that Back calls `close`. Returns what takes the
 * entry away again. The router does not see these entries; a navigation from an overlay first returns to the
 * page's own, so that Back leads there.
 */
function addBackEntry(close: Close, history: RouterHistory | undefined): () => void {
  watchBackSteps()
  unblock ??= history?.block({
    blockerFn: async ({ action }) => {
      if (action === 'PUSH' || action === 'REPLACE') await returnToPage()
      return false
    },
    enableBeforeUnload: false,
  })
  reopenAsked()
  open.push(close)
  settle()
  return () => {
    asked.delete(close)
    const at = open.lastIndexOf(close)
    if (at >= 0) open.splice(at, 1)
    settleSoon()
  }
}

/** A task later: another overlay may open as one closes, and then nothing has to change. */
function settleSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(settle)
}

function reopenAsked(): void {
  open.push(...asked)
  asked.clear()
}

function settle(): void {
  if (isTravelling) return
  reopenAsked()
  const wanted = waiting.length > 0 ? 0 : open.length
  if (height > wanted) {
    isTravelling = true
    window.history.go(wanted - height)
    return
  }
  if (waiting.length > 0) {
    for (const goOn of waiting.splice(0)) goOn()
    // An overlay that stays open gets its entry above the next page.
    return settleSoon()
  }
  while (height < wanted) pushEntry()
  if (height === 0) {
    unblock?.()
    unblock = undefined
  }
}

function pushEntry(): void {
  const state: unknown = window.history.state
  if (height === 0) page = pageOf(state)
  height = heightOf(state) + 1
  // The router replaces the method of the object by one that navigates.
  History.prototype.pushState.call(window.history, { ...asObject(state), [mark]: height }, '')
}

function returnToPage(): Promise<void> | undefined {
  if (height === 0) return undefined
  return new Promise((resolve) => {
    waiting.push(resolve)
    settle()
  })
}

/**
 * Resolves in a later task, when the entries of overlays are gone: for what ends with a navigation as an
 * overlay closes.
 */
export async function overlaysGone(): Promise<void> {
  await nextTask()
  await returnToPage()
}

/** Handles a step of the browser before the router does. */
function takeStep(event: PopStateEvent): void {
  const arrivedAt = heightOf(event.state)
  if (height === 0 && arrivedAt === 0) return
  const isOnPage = pageOf(event.state) === page
  const isOurs = isTravelling
  height = arrivedAt
  isTravelling = false
  settleSoon()
  if (!isOnPage) {
    page = pageOf(event.state)
    return
  }
  event.stopImmediatePropagation()
  if (isOurs) return
  for (const close of open.splice(arrivedAt)) {
    asked.add(close)
    close()
  }
}

function asObject(state: unknown): object {
  return typeof state === 'object' && state !== null ? state : {}
}

function heightOf(state: unknown): number {
  const found: unknown = Reflect.get(asObject(state), mark)
  return typeof found === 'number' ? found : 0
}

function pageOf(state: unknown): unknown {
  return Reflect.get(asObject(state), '__TSR_key')
}

/**
 * While `open`, Back calls `close`: of every modal overlay, and of dropdowns where there is a finger. Beside
 * a mouse, opening one would cost the entries that Forward leads to.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  // Outside of a router, as in a preview, nothing navigates.
  const history = useRouter({ warn: false })?.history
  const onBack = useEffectEvent(close)
  // A layout effect: the entry is there as soon as the overlay can be seen.
  useLayoutEffect(
    function holdBackEntry() {
      return open ? addBackEntry(() => onBack(), history) : undefined
    },
    [open, history],
  )
}
