import { readContract } from '../gen/openapi.ts'
import { runTool } from '../lib/run.ts'

// What only we ask of an operation; throws a line for each that lacks something.
readContract()
const { ok, output } = await runTool('redocly', ['lint', 'openapi.yaml'])
console.log(output.trim())
if (!ok) process.exitCode = 1
