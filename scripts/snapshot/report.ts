import type { Made } from './maker.ts'

/**
 * Prints what a run has done, and names what failed. Returns the exit code: 1 when anything did.
 * @param failures what failed beside the pages
 * @param gone how many pages were removed because no list named them any more
 */
export function report(made: readonly Made[], failures: readonly string[], gone: number): number {
  const count = (did: Made['did']) => made.filter((one) => one.did === did).length
  console.log(
    `\n${count('written')} pages written, ${count('kept')} unchanged, ${count('gone') + gone} removed`,
  )
  list('The robots of link previews can’t show these pictures; the pages are there', notesOf(made))
  const own = made.flatMap((one) => (one.did === 'failed' ? [`${one.path}: ${one.why}`] : []))
  const failed = [...failures, ...own]
  if (failed.length === 0) return 0
  list('These failed; a page that was there before stays as it was', failed)
  return 1
}

/** Each note once: products share pictures. */
function notesOf(made: readonly Made[]): string[] {
  return [...new Set(made.flatMap((one) => ('note' in one && one.note ? [one.note] : [])))]
}

function list(heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  console.error(`${heading}:\n  ${lines.slice(0, 50).join('\n  ')}`)
  if (lines.length > 50) console.error(`  and ${lines.length - 50} more`)
}
