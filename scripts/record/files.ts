import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'mocks/scenarios/recorded'
const index = 'mocks/scenarios/recorded.gen.ts'

/** `Recording` of mocks/deviations/recording.ts. */
export interface Recording {
  answers: readonly unknown[]
  deviations: readonly string[]
  left: readonly string[]
}

export function writeRecording(name: string, { answers, deviations }: Recording): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
  writeFileSync(file, `${JSON.stringify({ deviations, answers }, null, 2)}\n`)
  const names = readdirSync(folder).filter((entry) => entry.endsWith('.json'))
  writeFileSync(index, indexOf(names.map((entry) => entry.slice(0, -'.json'.length)).toSorted()))
  return file
}

function indexOf(names: readonly string[]): string {
  const entries = names.map((name) => `  '${name}': () => import('./recorded/${name}.json'),\n`)
  return `// Written by \`npm run contract -- record\`. Not edited by hand.

/** The recordings, by the name behind \`recorded:\`. */
export const recordings: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {${
    entries.length > 0 ? `\n${entries.join('')}` : ''
  }}
`
}
