import type { ViteDevServer } from 'vite'

/** Lets the dev server bundle the libraries and the mock world, and keep both for its first start. */
async function fillCaches({ environments: { client } }: ViteDevServer): Promise<void> {
  const { depsOptimizer } = client
  await depsOptimizer?.init()
  const libraries = Object.values(depsOptimizer?.metadata.discovered ?? {})
  await Promise.all([
    client.transformRequest('/mocks/mock-world.js'),
    ...libraries.map(({ processing }) => processing),
  ])
}

// npm runs this after an installation, where it must never fail: without it the first `npm run dev` takes a few seconds
// longer. An installation without the development tools has no Vite.
try {
  const { createServer } = await import('vite')
  const server = await createServer({
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
  })
  await fillCaches(server)
  await server.close()
} catch (error) {
  console.warn(`The first \`npm run dev\` will take longer: ${String(error)}`)
}
