import { readdirSync, readFileSync } from 'node:fs'

export const routesFolder = 'src/routes'
const treeFile = 'src/routeTree.gen.ts'

/** Returns the function that writes the tree of the files in src/routes if it has changed. */
export async function routeTreeWriter(): Promise<() => Promise<void>> {
  // Loaded only when needed, because it loads a parser that takes a third of the dev server's start.
  const { Generator, getConfig } = await import('@tanstack/router-generator')
  const root = process.cwd()
  const generator = new Generator({
    root,
    config: getConfig(
      {
        target: 'react',
        routesDirectory: routesFolder,
        generatedRouteTree: treeFile,
        quoteStyle: 'single',
        semicolons: false,
        disableLogging: true,
      },
      root,
    ),
  })
  return () => generator.run()
}

/**
 * True when the tree and the folder have different files. This happens when files were added or removed while
 * no dev server ran.
 */
export function isTreeStale(): boolean {
  const tree = readFileSync(treeFile, 'utf8')
  const inTree = [...tree.matchAll(/'\.\/routes\/([^']+)'/g)].map(([, name = '']) => name)
  const inFolder = readdirSync(routesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.tsx$/, ''))
  return inFolder.toSorted().join() !== [...new Set(inTree)].toSorted().join()
}
