import { readCommand } from '../lib/command.ts'
import { runTool } from '../lib/run.ts'

readCommand(
  `npm run contract -- lint

openapi.yaml is valid, and so are its examples; everything has a description, requests and successes an example
(redocly.yaml).`,
  {},
)
const { ok } = await runTool('redocly', ['lint', 'openapi.yaml'], { live: true })
process.exit(ok ? 0 : 1)
