import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { allScenarioNames } from '../scenarios/catalogue'
import { splitNames } from '../scenarios/parse'
import type { WorldControls } from './Panel'
import { useQaMsg } from './use-qa-msg'

/** Lists the scenarios that are on; adds one by its name, or removes it. */
export function ScenarioPicker({ scenario }: Pick<WorldControls, 'scenario'>) {
  const msg = useQaMsg()
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState('')
  const { names } = useSyncExternalStore(scenario.subscribe, () => scenario.current()).scenario

  function add(event: FormEvent) {
    event.preventDefault()
    try {
      scenario.set([...names, ...splitNames(typed)])
      setTyped('')
      setRefusal('')
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <section aria-labelledby="mock-scenarios">
      <h3 id="mock-scenarios">{msg('qa.scenarios')}</h3>
      {names.length === 0 && <p>{msg('qa.scenarios.none')}</p>}
      <ul>
        {names.map((name) => (
          <li key={name}>
            {name}{' '}
            <button
              type="button"
              aria-label={msg('qa.scenarios.remove', { name })}
              onClick={() => scenario.set(names.filter((other) => other !== name))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={add}>
        <input
          aria-label={msg('qa.scenarios.name')}
          list="mock-scenario-names"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <datalist id="mock-scenario-names">
          {allScenarioNames().map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <button type="submit">{msg('qa.scenarios.add')}</button>
        <button type="button" onClick={() => scenario.set([])}>
          {msg('qa.scenarios.clear')}
        </button>
      </form>
      {refusal && <p role="alert">{refusal}</p>}
    </section>
  )
}
