import { readdirSync, readFileSync } from 'node:fs'

export const routesFolder = 'src/routes'
const treeFile = 'src/routeTree.gen.ts'

/** Returns the function that writes the tree of the files in src/routes, as far as they have changed. */
export async function routeTreeWriter(): Promise<() => Promise<void>> {
  // Loaded when it is needed: it brings a parser, a third of the time in which the dev server starts.
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
 * True when the tree has other files than the folder, as after files came or went while no dev server ran.
 */
export function isTreeStale(): boolean {
  const tree = readFileSync(treeFile, 'utf8')
  const inTree = [...tree.matchAll(/'\.\/routes\/([^']+)'/g)].map(([, name = '']) => name)
  const inFolder = readdirSync(routesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.tsx$/, ''))
  return inFolder.toSorted().join() !== [...new Set(inTree)].toSorted().join()
}
