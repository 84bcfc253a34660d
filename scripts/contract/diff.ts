import { readCommand } from '../lib/command.ts'
import { runTool } from '../lib/run.ts'

const about = `npm run contract -- diff OLD.yaml [NEW.yaml]

Says what changed between two contracts. NEW is openapi.yaml unless given. "major" breaks the shop or the host: a
request that was right is refused, or an answer has what the shop does not expect or lacks what it reads; then it ends
with 1. Who may call (x-access) is listed, not rated.

Example: git show main:openapi.yaml > old.yaml && npm run contract -- diff old.yaml`

const { positionals } = readCommand(about, {}, { needed: 1, more: 1 })
const [before = '', after = 'openapi.yaml'] = positionals
const { ok } = await runTool('redocly', ['diff', before, after], { live: true })
process.exit(ok ? 0 : 1)
