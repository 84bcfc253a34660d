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
  const own = made.flatMap((one) => (one.did === 'failed' ? [`${one.path}: ${one.why}`] : []))
  const failed = [...failures, ...own]
  if (failed.length === 0) return 0
  console.error(
    `These failed; a page that was there before stays as it was:\n  ${failed.slice(0, 50).join('\n  ')}`,
  )
  if (failed.length > 50) console.error(`  and ${failed.length - 50} more`)
  return 1
}
