import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { runTool } from '../lib/run.ts'
import { brunoFiles } from './bruno.ts'
import { collectionOf, sampleImage } from './collection.ts'
import { readDocument } from './document.ts'
import { postmanCollection } from './postman.ts'
import { type Examples, publishedContract } from './published.ts'

const title = 'Mộc Lan shop API'

function readExamples(): Examples {
  return JSON.parse(readFileSync('mocks/contract/examples.gen.json', 'utf8')) as Examples
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/**
 * Writes the contract as a site into a folder, which is emptied: `index.html` to read, `openapi.yaml` and
 * `openapi.json` in one piece, `postman.json` and `bruno/`. Throws with the tool's output when Redoc fails.
 */
export async function writeContractSite(folder: string): Promise<void> {
  const [document, examples] = [readDocument('openapi.yaml'), readExamples()]
  const contract = publishedContract(document, examples)
  const requests = collectionOf(document, examples)
  if (existsSync(folder)) rmSync(folder, { recursive: true })
  const at = (name: string) => join(folder, name)
  write(at('openapi.yaml'), stringify(contract, { aliasDuplicateObjects: false, lineWidth: 0 }))
  write(at('openapi.json'), JSON.stringify(contract, null, 2))
  write(at('postman.json'), JSON.stringify(postmanCollection(title, requests), null, 2))
  for (const [name, text] of brunoFiles(title, requests)) write(at(`bruno/${name}`), text)
  for (const name of ['pixel.png', 'bruno/pixel.png']) write(at(name), sampleImage)
  const { ok, output } = await runTool('redocly', [
    'build-docs',
    at('openapi.yaml'),
    `--output=${at('index.html')}`,
    `--title=${title}`,
    '--template=scripts/contract/page.hbs',
    '--inlineBundle',
  ])
  if (!ok) throw new Error(`Redoc could not draw the contract:\n${output}`)
}
