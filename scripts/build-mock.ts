import { brandOption } from './lib/brand.ts'
import { readCommand, refuse } from './lib/command.ts'
import { runScript, runTool } from './lib/run.ts'

const about = `npm run build:mock

Builds the demo into dist-mock: the shop with the mock world inside, and a page with its first view for each address.`

const { only } = readCommand(about, {
  '--only PATHS': 'only those, as npm run prerender takes them',
  ...brandOption,
}).values
const live = { live: true }
const prerendered = ['dist-mock', ...(only === undefined ? [] : ['--only', only])]
const built =
  (await runTool('vite', ['build', '--mode', 'mock'], live)).ok &&
  (await runScript('scripts/prerender.ts', prerendered, live)).ok
if (!built) refuse('The demo is not built')
