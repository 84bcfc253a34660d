import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actorNames, hostDrifts, preparations, worldSwitches } from './names'

test("QA's and the backend's pages name every state of the world", () => {
  const pages = ['qa', 'backend'].map((name) => readFileSync(`docs/${name}.md`, 'utf8')).join()
  const actors = Object.keys(actorNames).map((name) => `actors:${name}`)
  const names = [...actors, ...Object.keys({ ...hostDrifts, ...preparations, ...worldSwitches })]
  expect(names.filter((name) => !pages.includes(`\`${name}`))).toEqual([])
})
