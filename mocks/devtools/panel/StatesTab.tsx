import { type FormEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { fold } from '@/lib/text'
import type { OperationId } from '../../contract/operations.gen'
import type { LogEntry } from '../../pipeline/pipeline'
import {
  operationPath,
  faultEntriesOf,
  type ScenarioEntry,
  type ScenarioGroup,
  worldEntries,
} from '../../scenarios/catalogue'
import { isOperation, operationIds } from '../../scenarios/names'
import { splitNames, UnknownScenarioError } from '../../scenarios/parse'
import { applyScenarios, type QaWorld } from '../qa-world'
import {
  Input,
  PanelButton,
  UnknownNames,
  useQaMsg,
  useScenarioNames,
  useSentence,
} from './elements'
import { callsOfScreenAt } from './screen-calls'

/**
 * Matches the end of a state's name that says which calls the state affects, such as `*2` (the first two) or
 * `@3` (the third).
 */
const limits = /[*@].*$/

export function StatesTab({ world }: { world: QaWorld }) {
  const msg = useQaMsg()
  const [search, setSearch] = useState('')
  const [isOnce, setIsOnce] = useState(false)
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const { log } = world
  const names = useScenarioNames(world)
  const entries = useSyncExternalStore(log.subscribe, log.entries)
  const groups = useMemo(() => stateGroups(operationsOfPage(entries, location.pathname)), [entries])

  const isSearched = search.trim().length > 1

  function apply(next: readonly string[]) {
    try {
      applyScenarios(world, next)
      setUnknown([])
    } catch (error) {
      if (!(error instanceof UnknownScenarioError)) throw error
      setUnknown(error.unknown.map(({ name }) => name))
    }
  }

  /** Turns on the typed text as it is. The text may be a name with a value, or several names. */
  function addTyped(event: FormEvent) {
    event.preventDefault()
    apply([...names, ...splitNames(search)])
  }

  function toggle(name: string) {
    const own = names.filter((other) => other.replace(limits, '') === name)
    if (own.length > 0) apply(names.filter((other) => !own.includes(other)))
    else apply([...names, isOnce && name.includes('.') ? `${name}*1` : name])
  }

  return (
    <>
      <form className="row" onSubmit={addTyped}>
        <Input
          type="search"
          label={msg('qa.states.search')}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={setSearch}
        />
        <PanelButton type="submit" disabled={search.trim() === ''}>
          {msg('qa.states.add')}
        </PanelButton>
      </form>
      {unknown.length > 0 && (
        <UnknownNames names={unknown} onTake={(name) => apply([...names, name])} />
      )}
      <label className="check">
        <input type="checkbox" checked={isOnce} onChange={() => setIsOnce(!isOnce)} />
        {msg('qa.states.once')}
      </label>
      {(['page', 'world', 'others'] as const).map((part) => (
        <StateGroups
          key={part}
          title={msg(`qa.states.${part}`)}
          groups={searchGroups(groups[part], search)}
          isOpen={isSearched || (part === 'page' && groups.page.length < 3)}
          active={names}
          onToggle={toggle}
        />
      ))}
    </>
  )
}

type StateGroupsProps = {
  title: string
  groups: readonly StateGroup[]
  isOpen: boolean
  active: readonly string[]
  onToggle(name: string): void
}

type GroupProps = Pick<StateGroupsProps, 'isOpen' | 'active' | 'onToggle'> & { group: StateGroup }

function Group({ group: { id, address, states }, isOpen, active, onToggle }: GroupProps) {
  const msg = useQaMsg()
  const sentence = useSentence()
  const [isChosen, setIsChosen] = useState<boolean | null>(null)
  const isShown = isChosen ?? isOpen
  const isOn = (name: string) => active.some((other) => other.replace(limits, '') === name)
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setIsChosen(currentTarget.open)}>
      <summary>
        <b>{isOperation(id) ? id : msg(`qa.group.${id}`)}</b>
        {address !== null && <small>{address}</small>}
      </summary>
      {isShown && (
        <ul className="states">
          {states.map(({ name, about }) => (
            <li key={name}>
              <PanelButton aria-pressed={isOn(name)} onClick={() => onToggle(name)}>
                <code>{address === null ? name : name.slice(id.length + 1)}</code>
                <span>{sentence(about)}</span>
              </PanelButton>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function StateGroups({ title, groups, isOpen, active, onToggle }: StateGroupsProps) {
  if (groups.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {groups.map((group) => (
        <Group key={`${group.id} ${isOpen}`} {...{ group, isOpen, active, onToggle }} />
      ))}
    </section>
  )
}

type StateGroup = {
  id: OperationId | Exclude<ScenarioGroup, 'calls'>
  address: string | null
  states: readonly ScenarioEntry[]
}

/**
 * Returns the operations for the list of states. Operations that the page has called come first. Among them,
 * the operation with the earliest first call comes last, because every page begins with the same calls.
 * Operations that the page can send follow.
 */
export function operationsOfPage(entries: readonly LogEntry[], path: string): OperationId[] {
  const called = entries.filter(({ details }) => details?.page === path)
  const sent = new Set(called.flatMap(({ operation }) => (operation ? [operation] : [])))
  return [...new Set([...[...sent].toReversed(), ...callsOfScreenAt(path)])]
}

const groupOf = (id: OperationId): StateGroup => ({
  id,
  address: operationPath(id),
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
