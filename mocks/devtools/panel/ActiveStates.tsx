import { useSyncExternalStore } from 'react'
import { applyScenarios, type QaWorld } from '../qa-world'
import { useQaMsg } from '../use-qa-msg'

/** The states that are on, each with a button that takes it off. */
export function ActiveStates({ world }: { world: QaWorld }) {
  const msg = useQaMsg()
  const { scenario } = world
  const { names } = useSyncExternalStore(scenario.subscribe, () => scenario.current()).scenario
  if (names.length === 0) return null
  return (
    <ul className="chips" aria-label={msg('qa.states.active')}>
      {names.map((name) => (
        <li key={name}>
          <span>{name}</span>
          <button
            type="button"
            aria-label={msg('qa.states.remove', { name })}
            onClick={() =>
              applyScenarios(
                world,
                names.filter((other) => other !== name),
              )
            }
          >
            ✕
          </button>
        </li>
      ))}
      {names.length > 1 && (
        <li>
          <button type="button" onClick={() => applyScenarios(world, [])}>
            {msg('qa.states.clear')}
          </button>
        </li>
      )}
    </ul>
  )
}
