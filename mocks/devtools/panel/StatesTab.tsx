import { useState, type FormEvent, useMemo, useSyncExternalStore } from 'react'
import { operationTable } from '../../contract/operations.gen'
import { isOperation } from '../../scenarios/names'
import { splitNames, UnknownScenarioError } from '../../scenarios/parse'
import { applyScenarios, type QaWorld } from '../qa-world'
import { type StateGroup, operationsOfPage, searchGroups, stateGroups } from '../states'
import { useQaMsg, useScenarioNames, useSentence } from '../use-qa-msg'
import { Input, PanelButton, Tick, UnknownNames } from './elements'
import { ErrorRows } from './ErrorRows'
import { asksForErrors } from './panel-store'

/** What says at which calls a state holds. */
const limits = /[*@~/[].*$/

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

  /** Adds what was typed as it is: a name with a value, or several names. */
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
          grow
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
      <Tick label={msg('qa.states.once')} checked={isOnce} onChange={() => setIsOnce(!isOnce)} />
      <ErrorRows world={world} search={search} isOpen={asksForErrors(location.search)} />
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

interface StateGroupsProps {
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
        {isOperation(id) && <Provenance operation={id} />}
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

export function Provenance({ operation }: { operation: keyof typeof operationTable }) {
  const msg = useQaMsg()
  const { provenance } = operationTable[operation]
  return (
    <span className="badge" data-provenance={provenance} title={msg(`qa.provenance.${provenance}`)}>
      {provenance}
    </span>
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
