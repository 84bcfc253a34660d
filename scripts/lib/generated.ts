import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Every file and folder that `npm run gen` writes; all of them are committed. */
const generatedPaths = [
  'src/api/generated',
  'src/api/answers',
  'src/api/calls',
  'mocks/contract',
  'src/routeTree.gen.ts',
  'src/i18n/compiled',
  'src/i18n/message-id.gen.ts',
  'docs/error-catalogue.md',
] as const

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)))
}

/** Returns a digest of every generated file by its path, to find what a run of `npm run gen` changed. */
export function generatedDigests(): Map<string, string> {
  const files = generatedPaths.flatMap(filesUnder)
  return new Map(files.map((file) => [file, digestOf(file)]))
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
