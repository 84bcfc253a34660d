import { readCommand } from './lib/command.ts'
import { runScript, runTool } from './lib/run.ts'
import { pictureVariables } from './real-build.ts'

const about = `npm run pictures -- [options]

Takes the pictures of README.md and docs/qa.md from the build. Look at what it changed in docs/images before you commit it.`

const { built, check } = readCommand(about, {
  '--built': 'uses the last build',
  '--check':
    'changes none, and fails where more than 5 % of one differs: npm test -- --all does so',
}).values

const live = { live: true }
if (!built && !(await runScript('scripts/build-for-e2e.ts', [], live)).ok) process.exit(1)
const args = ['test', '--project', 'pictures', `--update-snapshots=${check ? 'none' : 'all'}`]
const { ok } = await runTool('playwright', args, { ...live, env: pictureVariables })
process.exit(ok ? 0 : 1)
