/**
 * Stands in a prerendered page (scripts/prerender/page.ts): decides whether it is shown, starts the app
 * beside it and keeps what is clicked meanwhile. As little as can be: it runs before the page is painted. All
 * else comes with the app (take-over.ts).
 */
import { nextPaint } from '@/lib/next-task'
import { pageConfig, readLanguages, segmentsHere, showStartFailed, watchStart } from '../page-start'
import { keepClick } from './clicks'
import { noteInPage, prerenderedState } from './state'

/**
 * So long the first picture has the wire before the bundle, in ms: about one request, so the app is no later.
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

/** Loads the bundle when the first picture has come, but not much later than at once. */
async function startLater(): Promise<void> {
  if (isShown) await Promise.race([firstPicture(), waited(headStartMs)])
  void nextPaint().then(readLanguages)
  const bundle = note?.bundle ?? ''
  await import(/* @vite-ignore */ bundle).then(showPictures, () => showStartFailed(bundle))
}

/** Resolves when the first picture has come, or can't. */
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
 * Gives the parts of the prerendered page that were never in sight their real height in place of a guess, as
 * the app will: what a shopper who has scrolled sees stays where it is.
 */
function layOutWhole(): void {
  const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
  const top = () => seen?.getBoundingClientRect().top ?? 0
  const before = top()
  document.getElementById('prerendered')?.setAttribute('data-whole', '')
  window.scrollBy(0, top() - before)
}

/**
 * Lets the page's other pictures follow (first-view.css). Before the bundle has come, only for who scrolls:
 * they would share the link with it.
 */
function showPictures(): void {
  document.getElementById('prerendered')?.setAttribute('data-pictures', '')
}
