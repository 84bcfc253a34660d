import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandColors } from '../../.storybook/brand-colors.ts'

const css = readFileSync('src/theme/base.css', 'utf8')

test.each(Object.entries(brandColors))('Storybook shows %s as the shop does', (name, value) => {
  const property = `--color-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  expect(css).toContain(`${property}: ${value};`)
})
