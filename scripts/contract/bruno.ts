import { type CollectionRequest, collectionVariables } from './collection.ts'

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ')

const block = (name: string, content: string): string => `${name} {\n${indented(content)}\n}\n`

const pairs = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

/** Returns the blocks of a request's body. */
function bodyBlocks({ json, form }: CollectionRequest): string[] {
  if (json !== undefined) return [block('body:json', JSON.stringify(json, null, 2))]
  if (!form) return []
  const fields = 'image' in form ? { ...form, image: '@file(pixel.png)' } : form
  return [block('body:multipart-form', pairs(fields))]
}

const bodyMode = ({ json, form }: CollectionRequest): string => {
  if (json !== undefined) return 'json'
  return form ? 'multipartForm' : 'none'
}

function requestFile(request: CollectionRequest, seq: number): string {
  const { name, method, path, params, query, caller, status, keeps, description } = request
  const search = new URLSearchParams(query).toString()
  const call = {
    url: `{{base_url}}${path}${search && `?${search}`}`,
    body: bodyMode(request),
    auth: caller === 'anyone' ? 'none' : 'bearer',
  }
  const has = (values: object) => Object.keys(values).length > 0
  return [
    block('meta', pairs({ name, type: 'http', seq: String(seq) })),
    block(method.toLowerCase(), pairs(call)),
    ...(has(query) ? [block('params:query', pairs(query))] : []),
    ...(has(params) ? [block('params:path', pairs(params))] : []),
    ...(caller === 'anyone' ? [] : [block('auth:bearer', `token: {{${caller}_token}}`)]),
    ...bodyBlocks(request),
    ...(has(keeps)
      ? [
          block(
            'script:post-response',
            Object.entries(keeps)
              .map(
                ([name, at]) => `bru.setVar('${name}', res.body.${at.replace(/\.(\d+)/g, '[$1]')})`,
              )
              .join('\n'),
          ),
        ]
      : []),
    block('assert', pairs({ 'res.status': `eq ${status}`, 'res.body.success': 'isTruthy' })),
    block('docs', description),
  ].join('\n')
}

/** Returns the files of a Bruno collection by their paths, a folder for each tag. */
export function brunoFiles(
  name: string,
  requests: readonly CollectionRequest[],
): Map<string, string> {
  const files = new Map([
    ['bruno.json', `${JSON.stringify({ version: '1', name, type: 'collection' }, null, 2)}\n`],
    ['environments/mock.bru', block('vars', pairs(collectionVariables))],
  ])
  const folders = Map.groupBy(requests, ({ folder }) => folder)
  for (const [index, [folder, own]] of [...folders].entries()) {
    const meta = block('meta', pairs({ name: folder, seq: String(index + 1) }))
    files.set(`${folder}/folder.bru`, meta)
    for (const [place, request] of own.entries()) {
      const file = `${String(place + 1).padStart(2, '0')} ${request.name.replace(/[^\w' -]/g, '')}`
      files.set(`${folder}/${file}.bru`, requestFile(request, place + 1))
    }
  }
  return files
}
