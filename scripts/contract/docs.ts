import { readCommand, refuse } from '../lib/command.ts'
import { writeContractSite } from './site.ts'

const about = `npm run contract -- docs [options]

Writes the contract as a site that needs no network: a page to read, openapi.yaml and openapi.json in one piece with
all examples, and a Postman collection.`

const { out } = readCommand(about, {
  '--out=dist-contract': 'the folder to write to; it is emptied first',
}).values
await writeContractSite(out).catch((error: unknown) => refuse(String(error)))
console.log(`${out}/index.html, openapi.yaml, openapi.json, postman.json`)
