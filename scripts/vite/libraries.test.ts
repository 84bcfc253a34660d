import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { librariesOf } from './libraries.ts'

const modules = {
  'src/main.tsx': `import './part'
import { useState } from 'react'
import type { Kind } from 'only-types'
import {
  one,
  two,
} from '@scope/several-lines'
import brand from '@brand/brand.json'
export { three } from '@/again'
void import('late')
void import('~mocks/browser')`,
  'src/part.ts': `import React, * as all from 'react'\nexport type { Shape } from 'only-types'`,
  'src/again.ts': `import 'styles/theme.css'\nimport './main'\nexport * from 'jotai/vanilla'`,
  'src/unused.ts': `import 'nobody-imports-me'`,
  'mocks/browser.ts': `import { setupWorker } from 'msw/browser'`,
}

it('finds the libraries of the shop, and leaves out types, mocks and modules that are not imported', () => {
  const root = mkdtempSync(join(tmpdir(), 'libraries-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(modules)) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  expect(librariesOf(root)).toEqual(['@scope/several-lines', 'jotai/vanilla', 'late', 'react'])
})
