import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { configurePage } from './lib/shop-config.ts'

const usage =
  'npm run configure -- dist --api https://api.example [--idempotency-keys] [--paypal-client-id ID]'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    api: { type: 'string' },
    'idempotency-keys': { type: 'boolean', default: false },
    'paypal-client-id': { type: 'string', default: '' },
  },
})

const [folder] = positionals
if (!folder || values.api === undefined) {
  console.error(`Usage: ${usage}`)
  process.exit(1)
}

const page = join(folder, 'index.html')
const config = {
  apiBase: values.api,
  idempotencyKeys: values['idempotency-keys'],
  paypalClientId: values['paypal-client-id'],
}

try {
  writeFileSync(page, configurePage(readFileSync(page, 'utf8'), config))
  console.log(`${page} now calls the API at ${config.apiBase}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
