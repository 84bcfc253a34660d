import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { messageOf, readCommand, refuse } from './lib/command.ts'
import { scaffold } from './lib/scaffold.ts'

const about = `npm run new -- ui room/Name | feature room/Name | screen Name

Writes a component and the story that mirrors it.`

const [kind = '', name = ''] = readCommand(about, {}, { needed: 2 }).positionals

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
  refuse(messageOf(error))
}
