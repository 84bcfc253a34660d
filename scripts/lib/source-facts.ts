import { dirname, join } from 'node:path/posix'

/** What the pages of Storybook say about a source file, found in its text. */
export type FileFacts = {
  /** Files of `src` that it imports, also by `import()`. Paths from the root of the repository. */
  imports: string[]
  texts: string[]
  /** Tokens that it reads, as `color.accent`. */
  tokens: string[]
}

export type SourceFacts = Readonly<Record<string, FileFacts>>

const tokenGroups = 'color|radius|shadow|motion|text|title|font|weight|leading|depths|size|box'

/** Returns the facts of each file by its path. A template, `account.status.${status}`, names every id that begins so. */
export function sourceFacts(
  files: ReadonlyMap<string, string>,
  ids: readonly string[],
): SourceFacts {
  const known = new Set(ids)
  const facts: Record<string, FileFacts> = {}
  for (const [path, source] of files) {
    facts[path] = {
      imports: importsOf(path, source, files),
      texts: textsOf(source, known),
      tokens: tokensOf(source),
    }
  }
  return facts
}

const unique = (values: Iterable<string>): string[] => [...new Set(values)].sort()

export function importsOf(
  path: string,
  source: string,
  files: ReadonlyMap<string, string>,
): string[] {
  const found: string[] = []
  for (const [, name = ''] of source.matchAll(/(?:from|import|import\()\s*'([@./][^']*)'/g)) {
    const target = name.startsWith('@/') ? `src/${name.slice(2)}` : join(dirname(path), name)
    const file = [target, `${target}.tsx`, `${target}.ts`].find((each) => files.has(each))
    if (file) found.push(file)
  }
  return unique(found)
}

function textsOf(source: string, known: ReadonlySet<string>): string[] {
  const found: string[] = []
  for (const [, text = ''] of source.matchAll(/['`]([a-z]\w*(?:\.\w+)+)['`]/g)) {
    if (known.has(text)) found.push(text)
  }
  for (const [, start = ''] of source.matchAll(/`([a-z]\w*\.(?:\w+\.)*)\$\{/g)) {
    found.push(...[...known].filter((id) => id.startsWith(start)))
  }
  return unique(found)
}

function tokensOf(source: string): string[] {
  if (!source.includes('theme/tokens')) return []
  return unique(
    [...source.matchAll(new RegExp(`\\b(?:${tokenGroups})\\.[a-z]\\w*`, 'gi'))].map(([use]) => use),
  )
}
