import { readdirSync, readFileSync } from 'node:fs'

export const routesFolder = 'src/routes'
const treeFile = 'src/routeTree.gen.ts'

/** Returns a function that writes src/routeTree.gen.ts when the files in src/routes have changed. */
export async function routeTreeWriter(): Promise<() => Promise<void>> {
  // The generator is loaded only when needed, because its parser takes a third of the dev server's start.
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
 * Returns whether the route tree misses a file, or lists a file that is gone. Both happen when files change
 * while no dev server runs.
 */
export function isRouteTreeStale(): boolean {
  const tree = readFileSync(treeFile, 'utf8')
  const inTree = [...tree.matchAll(/'\.\/routes\/([^']+)'/g)].map(([, name = '']) => name)
  const inFolder = readdirSync(routesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.tsx$/, ''))
  return inFolder.toSorted().join() !== [...new Set(inTree)].toSorted().join()
}
