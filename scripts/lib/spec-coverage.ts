import { hasTest, type Titles, titlesOf } from './test-titles.ts'

/** Access to the project's files. Paths are relative to the root and use `/`. */
export interface Project {
  exists: (path: string) => boolean
  read: (path: string) => string
}

const rooms = /^(?:e2e|mocks|scripts|src|stories|tools)\//
const endings = ['.spec.ts', '.test.ts', '.test.tsx', '.stories.tsx', '.contract.test.ts']

/** A test that a page names: `file: title`, or a file alone. */
interface Reference {
  line: number
  text: string
  file: string
  title: string
}

/** Returns the tests that a page names in its tables. A row with "none" may name other files. */
function referencesIn(page: string): Reference[] {
  return page.split('\n').flatMap((row, index) => {
    if (!row.startsWith('|') || /\| none\b/.test(row)) return []
    const quoted = [...row.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
    return quoted
      .filter((text) => rooms.test(text))
      .map((text) => {
        const [file = '', ...title] = text.split(': ')
        return { line: index + 1, text, file, title: title.join(': ') }
      })
  })
}

/** Returns one line for each test that docs/spec-coverage.md names and that does not exist. */
export function missingTests(page: string, project: Project): string[] {
  const known = new Map<string, Titles>()
  const read = (path: string): Titles => {
    const titles = known.get(path) ?? titlesOf(path, project.read(path))
    known.set(path, titles)
    return titles
  }
  return referencesIn(page).flatMap(({ line, text, file, title }) => {
    const paths = endings.map((ending) => file + ending).filter((path) => project.exists(path))
    const found =
      title === '' ? paths.length > 0 : paths.some((path) => hasTestOrStories(read(path), title))
    return found ? [] : [`docs/spec-coverage.md:${line}: no such test: ${text}`]
  })
}

/** A row names a story by its export, and several stories by their exports with commas between them. */
function hasTestOrStories(titles: Titles, title: string): boolean {
  return hasTest(titles, title) || title.split(', ').every((name) => titles.exported.has(name))
}
