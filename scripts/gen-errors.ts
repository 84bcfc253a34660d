import { writeFileSync } from 'node:fs'
import { openMockModules } from './lib/mock-modules.ts'

/** Writes docs/error-catalogue.md from the rows of mocks/errors. */
const modules = await openMockModules()
const { errorMarkdown } = (await modules.load('/mocks/errors/markdown.ts')) as {
  errorMarkdown: () => string
}
writeFileSync('docs/error-catalogue.md', errorMarkdown())
await modules.close()
