/**
 * Writes how each answer of the contract is read (ARCHITECTURE.md, "How answers are read"): for each tag the shapes of
 * its answers, and a call for each operation, which orval's client goes through. `npm run gen` runs it before orval.
 */

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answersModule, callsModule } from './answers/module.ts'
import { readContract } from './mock-contract/openapi.ts'

const { schemas, operations } = readContract('openapi.yaml')
const byTag = [...Map.groupBy(operations, ({ tag }) => tag)]

write('src/api/answers', (_, own) => answersModule(own, schemas))
write('src/api/calls', (tag, own) => callsModule(own, tag))

/** Writes a module for each tag, and removes those of tags that are gone. */
function write(folder: string, moduleOf: (tag: string, own: typeof operations) => string): void {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.gen.ts')) rmSync(join(folder, file))
  }
  for (const [tag, own] of byTag) writeFileSync(join(folder, `${tag}.gen.ts`), moduleOf(tag, own))
}
