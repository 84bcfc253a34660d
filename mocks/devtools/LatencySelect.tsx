import { useSyncExternalStore } from 'react'
import type { WorldControls } from './Panel'
import { useQaMsg } from './use-qa-msg'

/** In ms. */
const choices = [0, 500, 2000, 5000]

/** Sets the delay of every call: the scenario `latency:…`. */
export function LatencySelect({ scenario }: Pick<WorldControls, 'scenario'>) {
  const msg = useQaMsg()
  const { names } = useSyncExternalStore(scenario.subscribe, () => scenario.current()).scenario
  const others = names.filter((name) => !name.startsWith('latency:'))
  const chosen = names.find((name) => name.startsWith('latency:')) ?? ''
  return (
    <label>
      {msg('qa.latency')}{' '}
      <select
        value={chosen}
        onChange={({ target }) => scenario.set(target.value ? [...others, target.value] : others)}
      >
        <option value="">{msg('qa.latency.usual')}</option>
        {choices.map((n) => (
          <option key={n} value={`latency:${n}`}>
            {msg('qa.latency.ms', { n })}
          </option>
        ))}
      </select>
    </label>
  )
}
