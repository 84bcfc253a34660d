import { describe, expect, it } from 'vitest'
import { missingTests } from './spec-coverage.ts'

const files: Readonly<Record<string, string>> = {
  'e2e/faults/home.spec.ts': `
    for (const [part, path] of [['banners', '/banners'], ['sections', '/sections']] as const) {
      test.describe('home', () => {
        test(\`every failure of the \${part}: said in its place\`, async ({ page }) => {
          await page.getByText('not a title').click()
        })
      })
    }`,
  'src/i18n/texts.test.ts': `
    const quoted = { 'auth.error.user': 'Không thể lấy thông tin user' }
    test.each(Object.entries(quoted))('%s says "%s"', (id: string) => expect<string>(id).toBe(id))`,
  'stories/ui/Button.stories.tsx': `
    const Hidden = () => <b />
    export const Busy: Story = { render: () => <Hidden /> }
    export const Disabled: Story = {}`,
}

const project = {
  exists: (path: string): boolean => path in files,
  read: (path: string): string => files[path] ?? '',
}

const missing = (...named: string[]): string[] =>
  missingTests(named.map((name) => `| A sentence with \`e2e\` | \`${name}\` |`).join('\n'), project)

describe('missingTests', () => {
  it.each([
    'e2e/faults/home',
    'e2e/faults/home: home',
    'e2e/faults/home: every failure of the banners: said in its place',
    'e2e/faults/home: every failure of the sections',
    'src/i18n/texts: auth.error.user says',
    'stories/ui/Button: Busy',
    'stories/ui/Button: Busy, Disabled',
  ])('finds %s', (name) => {
    expect(missing(name)).toEqual([])
  })

  it.each([
    'e2e/faults/cart',
    'e2e/faults/home: nothing fails',
    'e2e/faults/home: not a title',
    'e2e/faults/home: every failure of the footer: said in its place',
    'src/i18n/texts: auth.error.login says',
    'src/i18n/texts: auth.error.user means',
    'stories/ui/Button: Hidden',
    'stories/ui/Button: Busy, Pressed',
  ])('misses %s', (name) => {
    expect(missing(name)).toEqual([`docs/spec-coverage.md:1: no such test: ${name}`])
  })

  it('skips rows that give the reason why there is no test', () => {
    expect(missingTests('| A sentence | none: see `src/features/site/errors` |', project)).toEqual(
      [],
    )
  })
})
