import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import {
  type Document,
  type RawOperation,
  readDocument,
  resolveRef,
  type Schema,
} from '../gen/openapi.ts'
import { runTool } from '../lib/run.ts'
import { staticHeaders } from '../lib/static-files.ts'

/** Empties a folder and writes the contract into it: a page to read, and single YAML and JSON files. */
export async function writeContractSite(folder: string): Promise<void> {
  const contract = publishedContract(readDocument())
  const at = (name: string) => join(folder, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const yaml = stringify(contract, { aliasDuplicateObjects: false, lineWidth: 0 })
  writeFileSync(at('openapi.yaml'), yaml)
  writeFileSync(at('openapi.json'), JSON.stringify(contract, null, 2))
  const { ok, output } = await runTool('redocly', [
    'build-docs',
    at('openapi.yaml'),
    `--output=${at('index.html')}`,
    '--title=Mộc Lan shop API',
    '--template=scripts/contract/page.hbs',
    '--inlineBundle',
  ])
  if (!ok) throw new Error(`The contract can not be read:\n${output}`)
}

const servedFolder = '.cache/contract-site'

function fileOf(pathname: string): string | null {
  if (pathname === '/openapi.yaml' || pathname === '/openapi.json') return pathname
  if (pathname === '/docs' || pathname === '/docs/') return '/index.html'
  return pathname.startsWith('/docs/') ? decodeURIComponent(pathname.slice('/docs'.length)) : null
}

/**
 * Serves the site of the contract: the page at `/docs`, its files below that path, `/openapi.yaml` and
 * `/openapi.json`.
 */
export function contractPages(): (pathname: string) => Promise<Response | null> {
  let written: Promise<void> | undefined
  return async (pathname) => {
    const name = fileOf(pathname)
    if (name === null) return null
    // The page is built at its first request, so that the server starts faster.
    await (written ??= writeContractSite(servedFolder))
    const file = join(servedFolder, name)
    const isInside = file.startsWith(join(servedFolder, '/'))
    if (!isInside || !existsSync(file)) return new Response('Not found', { status: 404 })
    // `<base>` makes the page's links start at its folder, even when the URL has no slash at the end.
    const body =
      name === '/index.html'
        ? readFileSync(file, 'utf8').replace('<head>', '<head><base href="/docs/">')
        : readFileSync(file)
    return new Response(body, { headers: staticHeaders(name) })
  }
}

/**
 * Returns the contract as one document with examples, for readers outside this project. Badges say who may
 * call an operation, and whether the operation comes from the specification or was assumed.
 */
export function publishedContract(document: Document): object {
  const { info, tags, paths, components } = document
  const { 'x-assumed-fields': assumed, ...others } = components
  const marked = Object.entries(assumed).map(([name, fields]) => [
    name,
    markedSchema(others.schemas[name] ?? {}, fields),
  ])
  const publishedPaths = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [
        method,
        publishedOperation(document, operation),
      ]),
    ),
  ])
  return {
    ...document,
    info: { ...info, description: `${info.description}\n\n${forReaders}` },
    tags: tags.map((tag) => ({ ...tag, 'x-displayName': tagTitle(tag) })),
    paths: Object.fromEntries(publishedPaths),
    components: { ...others, schemas: { ...others.schemas, ...Object.fromEntries(marked) } },
  }
}

const forReaders = `Each operation has badges: where it comes from (spec, inferred, assumed), who may call it (anyone, user,
staff) and, for the back office, which right it takes. To try it: [openapi.yaml](openapi.yaml) and [openapi.json](openapi.json) are
beside this page; Postman and Bruno import them.`

const tagTitle = ({ name, description }: Document['tags'][number]): string =>
  description.startsWith('Back office: ') ? `Back office: ${name.slice(6)}` : name

function publishedOperation(document: Document, operation: RawOperation) {
  const { 'x-provenance': provenance, 'x-access': access, 'x-permission': right } = operation
  const badges = [provenance, access, right ?? 'none'].filter((name) => name !== 'none')
  const { 'x-example': values = {}, ...said } = operation
  const parameters = operation.parameters?.map((part) => {
    const { example: _example, ...own } = resolveRef(document.components.parameters, part)
    const value = values[own.name]
    return value === undefined ? part : { ...own, examples: { seed: { value } } }
  })
  return {
    ...said,
    description: `${operation.description}\n\n*Product ${operation['x-spec-ref']}.*`,
    'x-badges': badges.map((name) => ({ name })),
    ...(parameters && { parameters }),
  }
}

const mark = 'Not in the specification: a host may leave it out.'

/**
 * Returns a schema in which each assumed field has a note: a host may leave the field out, because the
 * specification does not contain it.
 */
function markedSchema(schema: Schema, fields: readonly string[]): Schema {
  const properties = Object.entries(schema.properties ?? {}).map(([field, own]) => {
    if (!fields.includes(field)) return [field, own]
    const { description } = own.$ref === undefined ? own : {}
    return [field, { ...own, description: description ? `${description} ${mark}` : mark }]
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}
