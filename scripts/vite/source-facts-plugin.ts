import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { type SourceFacts, sourceFacts } from '../lib/source-facts.ts'
import { areasOf, readArea } from '../messages/source.ts'

const moduleId = 'virtual:source-facts'
const resolvedId = `\0${moduleId}`

function sourceFiles(): Map<string, string> {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => join('src', path).split(sep).join('/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.gen\.|\/generated\//.test(path))
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
}

/** Returns the facts of every source. */
export function factsOfSources(): SourceFacts {
  const ids = areasOf('vi').flatMap((area) => Object.keys(readArea('vi', area)))
  return sourceFacts(sourceFiles(), ids)
}

/** `virtual:source-facts`: what each source imports, says and reads of tokens, for the pages of Storybook. */
export function sourceFactsModule(): Plugin {
  return {
    name: 'shop:source-facts',
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined
      return `export const facts = ${JSON.stringify(factsOfSources())}`
    },
  }
}
