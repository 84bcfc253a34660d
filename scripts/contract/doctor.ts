import { existsSync, writeFileSync } from 'node:fs'
import type { diagnose as Diagnose } from '../doctor/doctor'
import { messageOf, readCommand, refuse, webAddress } from '../lib/command.ts'
import { openMockModules } from '../lib/mock-modules.ts'

const about = `npm run contract -- doctor --api URL [options]

Asks a host what can be asked without changing anything, and writes what it does otherwise than openapi.yaml says into host.json:
names, ids, money, places (docs/backend.md). A draft for you to correct; the more tokens it has, the more it sees.

Example: npm run contract -- doctor --api https://api.example --token eyJ…`

const { values } = readCommand(about, {
  '--api URL': 'the API, such as https://api.example',
  '--token TOKEN': "a shopper's bearer token; or SHOP_TOKEN in the environment",
  '--staff-token TOKEN': "a staff member's; or SHOP_STAFF_TOKEN",
  '--write=host.json': 'the file; one that is there is kept, and the draft is printed',
})

const api = webAddress('--api', values.api ?? '').href.replace(/\/+$/, '')
const token = values.token ?? process.env.SHOP_TOKEN ?? null
const staffToken = values['staff-token'] ?? process.env.SHOP_STAFF_TOKEN ?? null
const modules = await openMockModules()
try {
  const { diagnose } = (await modules.load('/scripts/doctor/doctor.ts')) as {
    diagnose: typeof Diagnose
  }
  const { mapping, read, notes } = await diagnose({ api, token, staffToken })
  const text = `${JSON.stringify(mapping, null, 2)}\n`
  if (read.length === 0) console.log(`Nothing of ${api} can be read yet`)
  else console.log(`With it the shop reads ${read.length} kinds of answers: ${read.join(', ')}`)
  if (notes.length > 0) console.log(`\nLook at:\n${notes.join('\n')}`)
  if (Object.keys(mapping).length === 0) console.log('\nIt needs no mapping')
  else if (existsSync(values.write))
    console.log(`\n${values.write} stays as it is. The draft:\n${text}`)
  else {
    writeFileSync(values.write, text)
    console.log(
      `\nWritten: ${values.write}. Correct it, then: npm run contract -- verify --api ${api}`,
    )
  }
} catch (error) {
  refuse(`${api}: ${messageOf(error instanceof Error && error.cause ? error.cause : error)}`)
} finally {
  await modules.close()
}
