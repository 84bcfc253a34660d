import type { AnyRouter } from '@tanstack/react-router'
import { addons } from 'storybook/preview-api'
import { storyIndex } from './docs/story-index'
import { storyQuery } from './docs/StoryLink'
import { targetOf } from './screen-links'
import { isTestRun } from './test-run'

/**
 * Opens the story of another screen when a person follows a link to it. What a play function presses stays in its
 * story: only a real press or key activates the page.
 */
export function followLinks(router: AnyRouter): void {
  if (isTestRun) return
  const start = router.latestLocation.pathname
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    if (!pathChanged || toLocation.pathname === start) return
    if (navigator.userActivation.hasBeenActive) void openScreen(toLocation.pathname)
  })
}

/** Shows the story of a path: in the whole Storybook, or in this frame where it stands in a page. */
async function openScreen(path: string): Promise<void> {
  const target = targetOf(await storyIndex(), path)
  if (!target) return
  const isCanvas = window.parent === window.top && window.parent !== window
  if (isCanvas) addons.getChannel().emit('navigateUrl', storyQuery(target))
  else {
    const { searchParams } = new URL(window.location.href)
    const query = new URLSearchParams({ id: target.id, viewMode: 'story', args: target.args })
    const globals = searchParams.get('globals')
    if (globals) query.set('globals', globals)
    window.location.search = query.toString()
  }
}
