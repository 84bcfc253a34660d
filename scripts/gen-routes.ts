import { routeTreeWriter } from './lib/route-tree.ts'

const write = await routeTreeWriter()
await write()
