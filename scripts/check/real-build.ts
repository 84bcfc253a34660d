import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommand, refuse } from '../lib/command.ts'

const about = `npm run check -- real-build [FOLDER]

Fails when a build for a real API (dist) contains code or files of the mock world, or source maps.`

const [folder = 'dist'] = readCommand(about, {}, { more: 1 }).positionals
const traces =
  /\bmsw\b|faker|__mock|mockServiceWorker|mock-api-worker|mock-qa|moc-lan-world|"qa\.\w/i

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))

const found = files.flatMap((file) => {
  const trace = traces.exec(file)?.[0] ?? traces.exec(readFileSync(file, 'latin1'))?.[0]
  return trace ? [`${file}: ${trace}`] : []
})

if (found.length > 0) {
  refuse(
    `The build contains the mock world. Only src/main.tsx may import it, behind __API_MOCKS__:\n  ${found.join('\n  ')}`,
  )
}
const maps = files.filter((file) => file.endsWith('.map'))
if (maps.length > 0) refuse(`The build contains ${maps.length} source maps: ${maps[0]}`)
console.log(`${files.length} files in ${folder}, none from the mock world`)
