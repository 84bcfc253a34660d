import { useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { storeWorldChoice, type WorldChoice, worldSizes } from '../../pipeline/page-tables'
import { latencyProfiles } from '../../scenarios/names'
import { accounts } from '../../seed/accounts'
import { forgetBundle } from '../bundle/open-bundle'
import {
  applyScenarios,
  type QaWorld,
  shopKeys,
  signedInUser,
  signInAs,
  writeForShop,
} from '../qa-world'
import { useQaMsg, useScenarioNames, useSentence } from '../use-qa-msg'

/** Delays to choose besides the profiles, in ms. */
const delays = [500, 2000, 5000]
const locales = { vi: 'Tiếng Việt', en: 'English' }

interface WorldProps {
  world: QaWorld
}

/** Replaces the scenario that begins with `prefix`; an empty value takes it off. */
function useScenarioValue(world: QaWorld, prefix: string) {
  const names = useScenarioNames(world)
  const value = names.find((name) => name.startsWith(prefix))?.slice(prefix.length) ?? ''
  const others = names.filter((name) => !name.startsWith(prefix))
  const choose = (next: string) => applyScenarios(world, next ? [...others, prefix + next] : others)
  return [value, choose] as const
}

/** Signs the people of the seed in with one press, anybody else from a list. */
function SignIn({ world }: WorldProps) {
  const msg = useQaMsg()
  // Read again whenever something calls: signing in does.
  useSyncExternalStore(world.log.subscribe, world.log.entries)
  const user = signedInUser(world)
  const quick = [
    [null, 'visitor'],
    [accounts.shopper.id, 'shopper'],
    [accounts.staff.id, 'staff'],
  ] as const
  return (
    <fieldset>
      <legend>{msg('qa.world.signedIn')}</legend>
      <div className="row">
        {quick.map(([id, who]) => (
          <button
            key={who}
            type="button"
            aria-pressed={(user?.id ?? null) === id}
            onClick={() => signInAs(world, id)}
          >
            {msg(`qa.world.${who}`)}
          </button>
        ))}
      </div>
      <label>
        <span>{msg('qa.world.anybody')}</span>
        <select
          value={user?.id ?? ''}
          onChange={({ target }) => signInAs(world, target.value ? Number(target.value) : null)}
        >
          <option value="">–</option>
          {world.db.tables.users.map(({ id, full_name, email }) => (
            <option key={id} value={id}>
              {full_name} ({email})
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}

/** Size and seed. Another world starts from its seed, so the page opens again. */
function WorldChoiceFields({ world }: WorldProps) {
  const msg = useQaMsg()
  const { choice } = world
  const [seed, setSeed] = useState(String(choice.seed))

  function choose(change: Partial<WorldChoice>) {
    storeWorldChoice({ ...choice, ...change })
    world.reset()
    forgetBundle()
    location.reload()
  }

  return (
    <fieldset>
      <legend>{msg('qa.world.size')}</legend>
      <div className="row">
        {worldSizes.map((size) => (
          <button
            key={size}
            type="button"
            aria-pressed={choice.size === size}
            onClick={() => choose({ size })}
          >
            {msg(`qa.world.${size}`)}
          </button>
        ))}
      </div>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          choose({ seed: Number(seed) })
        }}
      >
        <label className="grow">
          <span>{msg('qa.world.seed')}</span>
          <input
            type="number"
            min={1}
            step={1}
            required
            value={seed}
            onChange={({ target }) => setSeed(target.value)}
          />
        </label>
        <button type="submit">{msg('qa.world.use')}</button>
        <button type="button" onClick={() => choose({})}>
          {msg('qa.world.reset')}
        </button>
      </form>
    </fieldset>
  )
}

/** Returns a time as `datetime-local` shows it, in the zone of the browser. */
function localTime(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The world's clock, the speed of the line, the language. */
function Surroundings({ world }: WorldProps) {
  const msg = useQaMsg()
  const { locale } = useIntl()
  const sentence = useSentence()
  const [clock, setClock] = useScenarioValue(world, 'clock:')
  const [latency, setLatency] = useScenarioValue(world, 'latency:')
  return (
    <fieldset>
      <legend>{msg('qa.world.surroundings')}</legend>
      <div className="row">
        <label className="grow">
          <span>{msg('qa.world.clock')}</span>
          <input
            type="datetime-local"
            value={localTime(clock)}
            onChange={({ target }) =>
              setClock(target.value && new Date(target.value).toISOString())
            }
          />
        </label>
        <button type="button" disabled={clock === ''} onClick={() => setClock('')}>
          {msg('qa.world.now')}
        </button>
      </div>
      <label>
        <span>{msg('qa.latency')}</span>
        <select value={latency} onChange={({ target }) => setLatency(target.value)}>
          <option value="">{msg('qa.latency.usual')}</option>
          {Object.entries(latencyProfiles).map(([name, about]) => (
            <option key={name} value={name}>
              {name}: {sentence(about)}
            </option>
          ))}
          {[...new Set([...delays, ...(Number(latency) ? [Number(latency)] : [])])].map((n) => (
            <option key={n} value={n}>
              {msg('qa.latency.ms', { n })}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{msg('qa.world.language')}</span>
        <select
          value={locale}
          onChange={({ target }) => writeForShop(shopKeys.locale, target.value)}
        >
          {Object.entries(locales).map(([value, name]) => (
            <option key={value} value={value} lang={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}

/** Who is signed in, which world it is, when it plays, and how fast the line is. */
export function WorldTab({ world }: WorldProps) {
  return (
    <>
      <SignIn world={world} />
      <WorldChoiceFields world={world} />
      <Surroundings world={world} />
    </>
  )
}
