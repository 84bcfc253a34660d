import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const read = (file: string) => readFileSync(file, 'utf8')

test('the templates of a new list import only names that exist', () => {
  const missing = globSync('scripts/new/list/{src,stories}/**/*.txt').flatMap((template) =>
    [...read(template).matchAll(/import (?:type )?\{([^}]*)\} from '@\/(.*)'/g)].flatMap(
      ([, names = '', path = '']) => {
        const file = [`src/${path}.ts`, `src/${path}.tsx`].find((name) => existsSync(name))
        const module = file ? read(file) : ''
        return [...names.matchAll(/(?:type )?(\w+)(?: as \w+)?/g)].filter(
          // The new list itself adds the names that contain its own.
          ([, name = '']) =>
            !/supplier/i.test(name) && !new RegExp(`^export .*\\b${name}\\b`, 'm').test(module),
        )
      },
    ),
  )
  expect(missing.map(([name]) => name)).toEqual([])
})

test('each line of a new list is added before a line that exists', () => {
  const lines: { file: string; before: string }[] = parse(read('scripts/new/lines.yaml'))
  const lost = lines.filter(({ file, before }) => !new RegExp(before, 'm').test(read(file)))
  expect(lost).toEqual([])
})
