import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { readDocument } from '../gen/openapi.ts'
import { runTool } from '../lib/run.ts'
import { type Examples, publishedContract } from './published.ts'

/** Empties a folder and writes the contract into it: a page to read, YAML and JSON in one piece, a Postman collection. */
export async function writeContractSite(folder: string): Promise<void> {
  const examples = JSON.parse(readFileSync('mocks/contract/examples.gen.json', 'utf8')) as Examples
  const contract = publishedContract(readDocument(), examples)
  const at = (name: string) => join(folder, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const yaml = stringify(contract, { aliasDuplicateObjects: false, lineWidth: 0 })
  writeFileSync(at('openapi.yaml'), yaml)
  writeFileSync(at('openapi.json'), JSON.stringify(contract, null, 2))
  await runOrThrow('redocly', [
    'build-docs',
    at('openapi.yaml'),
    `--output=${at('index.html')}`,
    '--title=Mộc Lan shop API',
    '--template=scripts/contract/page.hbs',
    '--inlineBundle',
  ])
  await runOrThrow('openapi2postmanv2', [
    `--spec=${at('openapi.json')}`,
    `--output=${at('postman.json')}`,
    `--options=${postmanOptions}`,
  ])
  const collection: unknown = JSON.parse(readFileSync(at('postman.json'), 'utf8'))
  writeFileSync(at('postman.json'), JSON.stringify({ ...Object(collection), ...atTheMockServer }))
}

const postmanOptions =
  'folderStrategy=Tags,requestNameSource=Fallback,parametersResolution=Example,enableOptionalParameters=false'

/** What Postman can't know: the address of the mock server, and that a sign-in answers the token of the other calls. */
const atTheMockServer = {
  variable: [{ key: 'baseUrl', value: 'http://127.0.0.1:4010' }],
  event: [
    {
      listen: 'test',
      script: {
        exec: [
          'const token = pm.response.json().data?.token',
          "if (token) pm.collectionVariables.set('bearerToken', token)",
        ],
      },
    },
  ],
}

async function runOrThrow(tool: string, args: readonly string[]): Promise<void> {
  const { ok, output } = await runTool(tool, args)
  if (!ok) throw new Error(`${tool} could not read the contract:\n${output}`)
}
