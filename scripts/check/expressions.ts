import { globSync, readFileSync } from 'node:fs'
import { readCommand, refuse } from '../lib/command.ts'
import { slowExpressions } from './slow-expressions.ts'

const about = `npm run check -- expressions

Fails when a regular expression of the shop can take very long on a text of a host, a file or a shopper.`

readCommand(about, {})
const problems: string[] = []
for (const file of globSync('src/**/*.{ts,tsx}', { exclude: ['src/api/generated/**'] }))
  if (!/\.(test|gen)\.tsx?$/.test(file))
    problems.push(...(await slowExpressions(file, readFileSync(file, 'utf8'))))
if (problems.length > 0) refuse(problems.join('\n'))
console.log('No regular expression can take very long')
