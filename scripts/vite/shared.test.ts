import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { brand, brandFolder, brandTexts } from '../lib/brand.ts'
import { sharedConfig } from './shared.ts'

test("a build has the brand's name and the brand's texts in place of the shop's §15.11", async () => {
  const page = 'virtual:page'
  const output = (await build({
    ...sharedConfig,
    configFile: false,
    logLevel: 'error',
    plugins: [
      ...sharedConfig.plugins,
      {
        name: 'page',
        resolveId: (id) => (id === page ? id : undefined),
        load: (id) =>
          id === page
            ? "import texts from '@/i18n/compiled/vi/info.json'; import { name } from '@brand/brand.json'; console.log(name, texts)"
            : undefined,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: page } },
  })) as Rolldown.RolldownOutput
  const { code } = output.output[0]
  expect(code).toContain(brand.name)
  expect(code).toContain(brandTexts('vi')['info.about.story.1'])
  expect(code).not.toContain('một sự tự tin lặng lẽ')
  expect(code).not.toContain(brand.contact.email)
  expect(brandFolder).toMatch(/^brand\//)
})
