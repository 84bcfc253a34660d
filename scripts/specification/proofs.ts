import type { Ran } from '../test/ran.ts'
import { carried } from './owners.ts'

/** Returns the ids of the sentences whose numbers stand in titles, or tags of stories, of what ran. */
export function idsThatRan(
  ran: readonly Ran[],
  tagsOf: Readonly<Record<string, readonly string[]>> = {},
): ReadonlySet<string> {
  const texts = ran
    .filter(({ end }) => end !== 'skipped')
    .flatMap(({ title, story, groups = '', steps = [] }) => [
      ...(story ? (tagsOf[story] ?? []) : [groups, title]),
      ...steps.map((step) => step.title),
    ])
  return new Set(texts.flatMap((text) => [...text.matchAll(carried)].map(([, id = '']) => id)))
}
