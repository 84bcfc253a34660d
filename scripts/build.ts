import { build } from 'vite'
import { readCommand, refuse } from './lib/command.ts'
import { runScript, runTool } from './lib/run.ts'

const about = `npm run build -- [options]

Builds the shop into dist.`

const { mock = false, only } = readCommand(about, {
  '--mock': `npm run build:mock: the demo into dist-mock, the shop with the mock world inside, and a page with its first view
for each address`,
  '--only PATHS': 'with --mock, pages of those alone, as npm run prerender takes them',
}).values
if (mock) await buildDemo()
else await build()

async function buildDemo(): Promise<void> {
  const live = { live: true }
  const prerendered = ['dist-mock', ...(only === undefined ? [] : ['--only', only])]
  const isBuilt =
    (await runTool('vite', ['build', '--mode', 'mock'], live)).ok &&
    (await runScript('scripts/prerender.ts', prerendered, live)).ok
  if (!isBuilt) refuse('The demo is not built')
}
