import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { RuleTester } from 'oxlint/plugins-dev'
import { describe, expect, it } from 'vitest'
import { allowed, forbidden } from './cases.ts'
import { importWalls } from './plugin.ts'

RuleTester.describe = describe
RuleTester.it = it

const tester = new RuleTester({ languageOptions: { sourceType: 'module' } })

tester.run('imports', importWalls, {
  valid: allowed.map(([file, code]) => ({
    name: `${file}: ${code}`,
    filename: file,
    code,
  })),
  invalid: forbidden.map(([file, code, message]) => ({
    name: `${file}: ${code}`,
    filename: file,
    code,
    errors: [{ message }],
  })),
})

describe('oxlint with the plugin', () => {
  it('fails on a project that breaks the rules and names every file', () => {
    const oxlint = resolve('node_modules/oxlint/bin/oxlint')
    const fixtures = resolve('tools/import-walls/fixtures')
    const { status, stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], {
      cwd: fixtures,
      encoding: 'utf8',
    })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string }[] }
    expect(status).toBe(1)
    expect(diagnostics.map(({ filename }) => filename.replaceAll('\\', '/')).sort()).toEqual([
      'src/features/cart/total.ts',
      'src/ui/Card.ts',
    ])
  })
})
