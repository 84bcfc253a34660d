import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDocument } from '../gen/openapi.ts'
import { versionFault } from './version.ts'

const contract = (version: string, paths = {}) => ({ info: { version }, paths })
const before = contract('2.1.3')
const changed = { '/api/new': {} }
const changes = '\n- **2.2.0** More.\n- **3.0.0** Other.\n'

test.each([
  ['nothing changed', before, false, ''],
  ['a change without a new version', contract('2.1.3', changed), false, 'must be above 2.1.3'],
  ['a new minor version', contract('2.2.0', changed), false, ''],
  ['a break in a minor version', contract('2.2.0', changed), true, 'must be 3.0.0'],
  ['a break in a major version', contract('3.0.0', changed), true, ''],
  ['a version without a line', contract('2.1.4', changed), false, 'needs a line for 2.1.4'],
])('%s §11.1.27', (_what, after, isBreaking, fault) => {
  const found = versionFault(before, after, { isBreaking, changes }) ?? ''
  expect(found.endsWith(fault) && (fault !== '' || found === '')).toBe(true)
})

test('the present version has its line §11.1.27', () => {
  expect(readFileSync('contract/changes.md', 'utf8')).toContain(
    `\n- **${readDocument().info.version}**`,
  )
})
