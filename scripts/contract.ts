import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { versionFault } from './contract/version.ts'
import type { Document } from './gen/openapi.ts'
import { readCommand, refuse, runOneOf } from './lib/command.ts'
import { runTool } from './lib/run.ts'

await runOneOf('npm run contract', {
  docs: ['writes it as a site', writeDocs],
  diff: ['what a new version changes', diff],
  verify: ['which rules of it a host keeps', () => import('./contract/verify.ts')],
})

async function writeDocs(): Promise<void> {
  const about = `npm run contract -- docs [options]

Writes the contract as a site that needs no network: a page to read, openapi.yaml and openapi.json in one piece with
all examples, which Postman and Bruno import.`
  const { out } = readCommand(about, {
    '--out=dist-contract': 'the folder to write to; it is emptied first',
  }).values
  const { writeContractSite } = await import('./contract/site.ts')
  await writeContractSite(out).catch((error: unknown) => refuse(String(error)))
  console.log(`${out}/index.html, openapi.yaml, openapi.json`)
}

async function diff(): Promise<void> {
  const about = `npm run contract -- diff OLD.yaml [NEW.yaml]

Says what changed between two contracts. NEW is openapi.yaml unless given. "major" breaks the shop or the host: a
request that was right is refused, or an answer has what the shop does not expect or lacks what it reads; then it ends
with 1. Who may call (x-access) is listed, not rated. It also ends with 1 where the version of NEW does not say what changed,
or contract/changes.md has no line for it.

Example: git show main:openapi.yaml > old.yaml && npm run contract -- diff old.yaml`
  const { positionals } = readCommand(about, {}, { needed: 1, more: 1 })
  const [before = '', after = 'openapi.yaml'] = positionals
  const { ok } = await runTool('redocly', ['diff', before, after], { live: true })
  const read = (file: string) => parse(readFileSync(file, 'utf8')) as Document
  const changes = readFileSync('contract/changes.md', 'utf8')
  const fault = versionFault(read(before), read(after), { isBreaking: !ok, changes })
  if (fault !== null) refuse(fault)
  process.exit(ok ? 0 : 1)
}
