import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { readDocument } from '../gen/openapi.ts'
import { runTool } from '../lib/run.ts'
import { staticHeaders } from '../lib/static-files.ts'
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

const servedFolder = '.cache/contract-site'

function fileOf(pathname: string): string | null {
  if (pathname === '/openapi.yaml' || pathname === '/openapi.json') return pathname
  if (pathname === '/docs' || pathname === '/docs/') return '/index.html'
  return pathname.startsWith('/docs/') ? decodeURIComponent(pathname.slice('/docs'.length)) : null
}

/** Serves the site of the contract: the page at `/docs`, its files below, `/openapi.yaml` and `/openapi.json`. */
export function contractPages(): (pathname: string) => Promise<Response | null> {
  let written: Promise<void> | undefined
  return async (pathname) => {
    const name = fileOf(pathname)
    if (name === null) return null
    // Only who asks for it waits for the site.
    await (written ??= writeContractSite(servedFolder))
    const file = join(servedFolder, name)
    const isInside = file.startsWith(join(servedFolder, '/'))
    if (!isInside || !existsSync(file)) return new Response('Not found', { status: 404 })
    // The links of the page count from its folder, with and without the slash at the end.
    const body =
      name === '/index.html'
        ? readFileSync(file, 'utf8').replace('<head>', '<head><base href="/docs/">')
        : readFileSync(file)
    return new Response(body, { headers: staticHeaders(name) })
  }
}
