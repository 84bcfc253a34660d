import { contractDifferences, differenceReport } from './contract/diff.ts'
import { type Node, readDocument } from './contract/document.ts'
import { readCommand, refuse } from './lib/command.ts'

const usage = `npm run contract:diff -- OLD.yaml [NEW.yaml]

Compares two contracts and says in words, with JSON pointers, what changed for the shop. NEW is openapi.yaml unless
given. Ends with 1 when a change is breaking: a request that was right is refused, or an answer has what the shop does
not expect or lacks what it reads.

Example: git show main:openapi.yaml > old.yaml && npm run contract:diff -- old.yaml`

const { positionals } = readCommand(usage, {}, { positionals: 1, optional: 1 })

function read(file: string): Node {
  try {
    return readDocument(file)
  } catch (error) {
    return refuse(`${file} can not be read: ${String(error)}`)
  }
}

const [before = '', after = 'openapi.yaml'] = positionals
const differences = contractDifferences(read(before), read(after))
console.log(differenceReport(differences))
process.exit(differences.some(({ breaking }) => breaking) ? 1 : 0)
