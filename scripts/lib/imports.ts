import { dirname, join } from 'node:path/posix'

/** Returns the files that a source imports, also by `import()`, among `files`. Paths from the root of the repository. */
export function importsOf(
  path: string,
  source: string,
  files: ReadonlyMap<string, string>,
): string[] {
  const found = new Set<string>()
  for (const [, name = ''] of source.matchAll(/(?:from|import|import\()\s*'([@./][^']*)'/g)) {
    const target = name.startsWith('@/') ? `src/${name.slice(2)}` : join(dirname(path), name)
    const file = [target, `${target}.tsx`, `${target}.ts`].find((each) => files.has(each))
    if (file) found.add(file)
  }
  return [...found].sort()
}
