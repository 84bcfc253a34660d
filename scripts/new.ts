import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { scaffold } from './lib/scaffold.ts'

const [kind = '', name = ''] = process.argv.slice(2)

try {
  const files = scaffold(kind, name)
  const taken = files.find(({ path }) => existsSync(path))
  if (taken) throw new Error(`${taken.path} exists already: choose another name`)
  for (const { path, content } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    console.log(path)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
