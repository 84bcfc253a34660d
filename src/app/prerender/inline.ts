/**
 * This script is part of each prerendered page (scripts/prerender/page.ts). It decides whether the page is
 * shown, starts the app, and stores clicks until the app has started. It is as small as possible, because it
 * runs before the page is painted. The other code comes with the app (take-over.ts).
 */
import { nextPaint } from '@/lib/next-task'
import { pageConfig, readLanguages, segmentsHere, showStartFailed, watchStart } from '../page-start'
import { keepClick } from './clicks'
import { noteInPage, prerenderedState } from './state'

/**
 * The longest time, in ms, that the bundle waits while the first picture loads alone. The time is about one
 * request, so it does not delay the app.
 */
const headStartMs = 250

watchStart()
segmentsHere()
const note = noteInPage()
const state = note ? prerenderedState(note, pageConfig) : 'none'
const isShown = state === 'fresh' || state === 'old'
document.documentElement.dataset.prerendered = state
if (isShown) {
  for (const type of ['click', 'change']) document.addEventListener(type, keepClick, true)
  const once = { capture: true, once: true, passive: true }
  window.addEventListener('scroll', showPictures, once)
  window.addEventListener('scroll', layOutWhole, once)
}
void startLater()

/**
 * Loads the bundle after the first picture. If the picture takes longer, loads the bundle soon without
 * waiting for it.
 */
async function startLater(): Promise<void> {
  if (isShown) await Promise.race([firstPicture(), waited(headStartMs)])
  void nextPaint().then(readLanguages)
  const bundle = note?.bundle ?? ''
  await import(/* @vite-ignore */ bundle).then(showPictures, () => showStartFailed(bundle))
}

/** Resolves when the first picture is loaded or has failed. */
function firstPicture(): Promise<void> {
  return new Promise((resolve) => {
    const hear = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && target.fetchPriority === 'high') resolve()
    }
    for (const type of ['load', 'error']) window.addEventListener(type, hear, true)
  })
}

function waited(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/**
 * Gives the parts that were never in view their real height instead of an estimate, because the app will do
 * the same. The content that the shopper sees after scrolling then stays in place.
 */
function layOutWhole(): void {
  const inMiddle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
  const top = () => inMiddle?.getBoundingClientRect().top ?? 0
  const before = top()
  document.getElementById('prerendered')?.setAttribute('data-whole', '')
  window.scrollBy(0, top() - before)
}

/**
 * Loads the other pictures of the page (first-view.css) after the bundle. If the shopper scrolls earlier, the
 * pictures load earlier, although they then share the connection with the bundle.
 */
function showPictures(): void {
  document.getElementById('prerendered')?.setAttribute('data-pictures', '')
}
