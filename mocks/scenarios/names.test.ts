import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hostDrifts, preparations, worldSwitches } from './names'

test("QA's and the backend's pages name every state of the world", () => {
  const pages = ['qa', 'backend'].map((name) => readFileSync(`docs/${name}.md`, 'utf8')).join()
  const names = Object.keys({ ...hostDrifts, ...preparations, ...worldSwitches })
  expect(names.filter((name) => !pages.includes(`\`${name}`))).toEqual([])
})
