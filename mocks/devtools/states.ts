import { fold } from '@/lib/text'
import type { OperationId } from '../contract/operations.gen'
import type { LogEntry } from '../pipeline/log'
import {
  addressOf,
  faultEntriesOf,
  type ScenarioEntry,
  type ScenarioGroup,
  worldEntries,
} from '../scenarios/catalogue'
import { operationIds } from '../scenarios/names'

export type StateGroup = {
  id: OperationId | Exclude<ScenarioGroup, 'calls'>
  address: string | null
  states: readonly ScenarioEntry[]
}

/** Returns the operations that the page at `path` has called, the latest first: those of every page are asked first. */
export function operationsOfPage(entries: readonly LogEntry[], path: string): OperationId[] {
  const called = entries.filter(({ details }) => details?.page === path)
  return [
    ...new Set(called.flatMap(({ operation }) => (operation ? [operation] : []))),
  ].toReversed()
}

const groupOf = (id: OperationId): StateGroup => ({
  id,
  address: addressOf(id),
  states: faultEntriesOf(id),
})

function worldGroups(): StateGroup[] {
  const groups = Map.groupBy(worldEntries(), ({ group }) => group)
  return [...groups].flatMap(([id, states]) =>
    id === 'calls' ? [] : [{ id, address: null, states }],
  )
}

export function stateGroups(ofPage: readonly OperationId[]) {
  return {
    page: ofPage.map(groupOf),
    world: worldGroups(),
    others: operationIds.filter((id) => !ofPage.includes(id)).map(groupOf),
  }
}

export function searchGroups(groups: readonly StateGroup[], text: string): readonly StateGroup[] {
  const words = fold(text).split(' ').filter(Boolean)
  if (words.length === 0) return groups
  return groups.flatMap((group) => {
    const states = group.states.filter(({ name, about }) => {
      const said = fold(`${name} ${group.address} ${about.vi} ${about.en}`)
      return words.every((word) => said.includes(word))
    })
    return states.length > 0 ? [{ ...group, states }] : []
  })
}
