import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Fails when a build for a real API contains code or files of the mock world. */
const folder = process.argv[2] ?? 'dist'
const traces =
  /\bmsw\b|faker|__mock|mockServiceWorker|mock-api-worker|mock-qa|moc-lan-bundle|"qa\.\w/i

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))

const found = files.flatMap((file) => {
  const trace = traces.exec(file)?.[0] ?? traces.exec(readFileSync(file, 'latin1'))?.[0]
  return trace ? [`${file}: ${trace}`] : []
})

if (found.length > 0) {
  console.error(
    `The build contains the mock world. Only src/main.tsx may import it, behind __API_MOCKS__:\n  ${found.join('\n  ')}`,
  )
  process.exit(1)
}
console.log(`${files.length} files in ${folder}, none from the mock world`)
