import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { asModule } from './react-modules-plugin.ts'

const require = createRequire(import.meta.url)
const react = require.resolve('react').replace('index.js', 'cjs/react.production.js')

it('gives a file of React the names it had', async () => {
  const code = asModule(readFileSync(react, 'utf8'))
  const module: object = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(Object.keys(module).toSorted()).toEqual(Object.keys(require(react)).toSorted())
})

it('imports what the file requires', () => {
  const code = asModule(
    '"use strict";\nvar A = require("a"),\n  B = require("b/c");\nexports.sum = A.one + B.two;',
  )
  expect(code).toContain('import * as A from "a";\nimport * as B from "b/c";')
  expect(code).toContain('let sum$ = A.one + B.two;\nexport { sum$ as sum }')
})

it('knows a name that the file itself uses', () => {
  const code = asModule('exports.now = void 0;\nif (x)\n  exports.now = read;\nexports.now();')
  expect(code).toBe('let now$ = void 0;\nif (x)\n  now$ = read;\nnow$();\nexport { now$ as now }')
})

it.each(['module.exports = 1', 'if (x) y = require("z")'])('refuses %s', (code) => {
  expect(() => asModule(code)).toThrow('is left')
})
