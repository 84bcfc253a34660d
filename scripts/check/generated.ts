import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { genOutputs } from '../gen/steps.ts'
import { readCommand, refuse } from '../lib/command.ts'
import { runScript } from '../lib/run.ts'

readCommand('npm run check -- generated\n\nFails when npm run gen changes a file.')

function digests(): Map<string, string> {
  const files = globSync(genOutputs.map((path) => (/\.\w+$/.test(path) ? path : `${path}/**/*.*`)))
  return new Map(
    files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )
}

const before = digests()
const { ok, output } = await runScript('scripts/gen.ts')
if (!ok) refuse(output)
const after = digests()
const files = new Set([...before.keys(), ...after.keys()])
const stale = [...files].filter((file) => before.get(file) !== after.get(file))
if (stale.length > 0) {
  const where = stale.includes('openapi.yaml')
    ? 'openapi.yaml is made from contract/openapi: edit there.\n'
    : ''
  refuse(
    `${where}These generated files were out of date. They are rewritten now: commit them.\n  ${stale.join('\n  ')}`,
  )
}
console.log(`${after.size} generated files are up to date`)
