import { existsSync, readFileSync } from 'node:fs'
import { missingTests } from './lib/spec-coverage.ts'

const page = readFileSync('docs/spec-coverage.md', 'utf8')
const missing = missingTests(page, {
  exists: existsSync,
  read: (path) => readFileSync(path, 'utf8'),
})
if (missing.length > 0) {
  console.error(missing.join('\n'))
  console.error(
    'Each row names the file and the title of a test: correct the row or write the test.',
  )
  process.exit(1)
}
console.log('Every test that docs/spec-coverage.md names exists')
