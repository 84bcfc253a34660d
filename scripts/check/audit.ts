import { spawnSync } from 'node:child_process'
import { vulnerablePackages } from '../lib/audit.ts'
import { readCommand, refuse } from '../lib/command.ts'

const about = `npm run check -- audit

Asks the registry for known vulnerabilities in what visitors get. A registry that does not answer is no fault.`

readCommand(about)
const args = ['audit', '--omit=dev', '--json']
const { stdout } = spawnSync('npm', args, { encoding: 'utf8', timeout: 60_000 })
const found = vulnerablePackages(stdout ?? '')
if (found && found.length > 0) refuse(`Known vulnerabilities: ${found.join(', ')}`)
console.log(found ? 'No known vulnerability' : 'The registry does not answer npm audit')
