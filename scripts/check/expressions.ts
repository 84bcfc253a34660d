import { globSync, readFileSync } from 'node:fs'
import { readCommand, refuse } from '../lib/command.ts'
import { slowExpressions } from './slow-expressions.ts'

const about = `npm run check -- expressions

No regular expression of the shop can be kept busy by a text: what a host, a file or a shopper writes is read in one go.`

readCommand(about, {})
const problems: string[] = []
for (const file of globSync('src/**/*.{ts,tsx}', { exclude: ['src/api/generated/**'] }))
  if (!/\.(test|gen)\.tsx?$/.test(file))
    problems.push(...(await slowExpressions(file, readFileSync(file, 'utf8'))))
if (problems.length > 0) refuse(problems.join('\n'))
console.log('Every expression reads a text in one go')
