import type { Proof } from '../../.storybook/specification/sentences.ts'
import type { Ran } from '../test/ran.ts'
import { carried } from './owners.ts'

const worstFirst: readonly Proof['status'][] = ['failed', 'skipped', 'passed']

/** Returns the proofs by the sentence that titles, or the tags of stories, carry. A test of several projects ended as its worst run. */
export function proofsOf(
  ran: readonly Ran[],
  tagsOf: Readonly<Record<string, readonly string[]>> = {},
): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>()
  const add = (text: string, proof: Proof) => {
    for (const [, id = ''] of text.matchAll(carried)) {
      const own = proofs.get(id) ?? []
      const same = own.find(({ title, file }) => title === proof.title && file === proof.file)
      if (!same) proofs.set(id, [...own, { ...proof }])
      else
        same.status =
          worstFirst.find((one) => [same.status, proof.status].includes(one)) ?? same.status
    }
  }
  for (const { title, place, end, story, groups = '', steps = [] } of ran) {
    const [file = ''] = place.split(' [')
    const text = story ? (tagsOf[story] ?? []).join(' ') : `${groups} ${title}`
    add(text, { title, file, status: end, ...(story && { story }) })
    for (const step of steps)
      add(step.title, { title: `${title} › ${step.title}`, file, status: step.end })
  }
  return proofs
}
