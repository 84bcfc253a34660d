import { build } from 'vite'
import { brandOption } from './lib/brand.ts'
import { readCommand } from './lib/command.ts'

readCommand('npm run build -- [options]\n\nBuilds the shop into dist.', brandOption)
await build()
