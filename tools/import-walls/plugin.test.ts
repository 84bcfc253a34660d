import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { RuleTester } from 'oxlint/plugins-dev'
import { describe, expect, it } from 'vitest'
import cases from './cases.json' with { type: 'json' }
import { addressWalls, importWalls, typeWalls } from './plugin.ts'

RuleTester.describe = describe
RuleTester.it = it

const tester = new RuleTester({ languageOptions: { sourceType: 'module' } })

tester.run('imports', importWalls, {
  valid: cases.allowed.map(({ file, code }) => ({
    name: `${file}: ${code}`,
    filename: file,
    code,
  })),
  invalid: cases.forbidden.map(({ file, code, message }) => ({
    name: `${file}: ${code}`,
    filename: file,
    code,
    errors: [{ message }],
  })),
})

tester.run('addresses', addressWalls, {
  valid: [
    "withParams('/products?q=a', { page })",
    '`${shop}/orders/track`',
    '`${n} left?`',
    "sure ? 'a' : 'b' + '='",
    "key === '?'",
  ],
  invalid: [
    '`${url}?variant=${id}`',
    '`/api/products?page=1&per_page=${rows}`',
    '`${path}?${params}`',
    "path + '?' + params",
    "url + '&a=' + b",
    "const begins = 'https://post.example/?key='",
  ].map((code) => ({ code, errors: code.includes("&a='") ? 2 : 1 })),
})

tester.run('types', typeWalls, {
  valid: [
    'type Row = { id: number }',
    "declare module 'a' { interface Register { id: number } }",
    'declare global { interface Window { id: number } }',
  ].map((code) => ({ code, filename: 'a.ts' })),
  invalid: [{ code: 'export interface Row { id: number }', filename: 'a.ts', errors: 1 }],
})

describe('oxlint with the plugin', () => {
  it('fails on a project that breaks the rules and names every file', () => {
    const oxlint = resolve('node_modules/oxlint/bin/oxlint')
    const project = mkdtempSync(join(tmpdir(), 'walls-'))
    const files = {
      '.oxlintrc.json': JSON.stringify({
        jsPlugins: [resolve('tools/import-walls/plugin.ts')],
        categories: { correctness: 'off' },
        rules: { 'walls/imports': 'error' },
      }),
      'src/ui/Card.ts':
        "import { request } from '@/api/request'\nexport const card = () => request('card')\n",
      'src/features/cart/total.ts': "export const load = () => import('../checkout/state')\n",
      'src/features/cart/state.ts': 'export const state = 1\n',
    }
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(project, file, '..'), { recursive: true })
      writeFileSync(join(project, file), text)
    }
    const { status, stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], {
      cwd: project,
      encoding: 'utf8',
    })
    rmSync(project, { recursive: true })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string }[] }
    expect(status).toBe(1)
    expect(diagnostics.map(({ filename }) => filename.replaceAll('\\', '/')).sort()).toEqual([
      'src/features/cart/total.ts',
      'src/ui/Card.ts',
    ])
  })
})
