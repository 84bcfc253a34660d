import { type FormEvent, useId, useMemo, useState, useSyncExternalStore } from 'react'
import { splitNames, UnknownScenarioError } from '../../scenarios/parse'
import { applyScenarios, type QaWorld } from '../qa-world'
import { operationsOfPage, searchGroups, stateGroups } from '../states'
import { useQaMsg } from '../use-qa-msg'
import { ErrorRows } from './ErrorRows'
import { asksForErrors } from './panel-store'
import { StateGroups } from './StateGroups'
import { UnknownNames } from './UnknownNames'

/** Finds states and turns them on. What is on the screen is asked again at once. */
export function StatesTab({ world }: { world: QaWorld }) {
  const msg = useQaMsg()
  const id = useId()
  const [search, setSearch] = useState('')
  const [isOnce, setIsOnce] = useState(false)
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const { scenario, log } = world
  const { names } = useSyncExternalStore(scenario.subscribe, () => scenario.current()).scenario
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
    const own = names.filter((other) => other.replace(/[*@].*$/, '') === name)
    if (own.length > 0) apply(names.filter((other) => !own.includes(other)))
    else apply([...names, isOnce && name.includes('.') ? `${name}*1` : name])
  }

  return (
    <>
      <form className="row" onSubmit={addTyped}>
        <label className="grow" htmlFor={`${id}-search`}>
          <span>{msg('qa.states.search')}</span>
          <input
            id={`${id}-search`}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
        <button type="submit" disabled={search.trim() === ''}>
          {msg('qa.states.add')}
        </button>
      </form>
      {unknown.length > 0 && (
        <UnknownNames names={unknown} onTake={(name) => apply([...names, name])} />
      )}
      <label className="check">
        <input type="checkbox" checked={isOnce} onChange={() => setIsOnce(!isOnce)} />
        <span>{msg('qa.states.once')}</span>
      </label>
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
