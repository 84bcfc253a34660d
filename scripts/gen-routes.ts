import { resolveConfig } from 'vite'

// The router's Vite plugin writes src/routeTree.gen.ts as soon as a configuration is resolved.
await resolveConfig({}, 'build')
