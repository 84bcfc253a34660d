import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { build } from 'vite'
import { readCommand, refuse } from './lib/command.ts'
import { runScript, runTool } from './lib/run.ts'

const about = `npm run build -- [options]

Builds the shop into dist.`

const {
  mock = false,
  only,
  sbom,
} = readCommand(about, {
  '--mock': `npm run build:mock: the demo into dist-mock, the shop with the mock world inside, and a page with its first view
for each address`,
  '--sbom': 'also writes dist-sbom.json beside it: the packages in the build, as CycloneDX',
  '--only PATHS': 'with --mock, pages of those alone, as npm run prerender takes them',
}).values
if (mock) await buildDemo()
else await build()
if (sbom) writeBill()

/**
 * Writes a list of the packages in a build (SBOM), with their versions, licences and hashes from the lock
 * file.
 */
function writeBill(): void {
  const args = ['sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx']
  const { stdout, status } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) refuse('npm sbom failed')
  writeFileSync('dist-sbom.json', stdout)
}

async function buildDemo(): Promise<void> {
  const live = { live: true }
  const prerendered = ['dist-mock', ...(only === undefined ? [] : ['--only', only])]
  const isBuilt =
    (await runTool('vite', ['build', '--mode', 'mock'], live)).ok &&
    (await runScript('scripts/prerender.ts', prerendered, live)).ok
  if (!isBuilt) refuse('The demo is not built')
}
