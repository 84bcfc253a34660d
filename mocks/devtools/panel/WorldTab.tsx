import { useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import * as v from 'valibot'
import { worldKey } from '@/lib/demo-world'
import { localStore } from '@/lib/storage'
import { storeWorldChoice, type WorldChoice, worldSizes } from '../../pipeline/page-world'
import { latencyProfiles } from '../../scenarios/names'
import { accounts } from '../../seed/accounts'
import {
  applyScenarios,
  type QaWorld,
  shopKeys,
  signedInUser,
  signInAs,
  writeForShop,
} from '../qa-world'
import {
  Choice,
  CopyButton,
  Input,
  PanelButton,
  useQaMsg,
  useScenarioNames,
  useSentence,
} from './elements'

/** Delays to choose besides the profiles, in ms. */
const delays = [500, 2000, 5000]
const locales = { vi: 'Tiếng Việt', en: 'English' }

interface WorldProps {
  world: QaWorld
}

function useScenarioValue(world: QaWorld, prefix: string) {
  const names = useScenarioNames(world)
  const value = names.find((name) => name.startsWith(prefix))?.slice(prefix.length) ?? ''
  const others = names.filter((name) => !name.startsWith(prefix))
  const choose = (next: string) => applyScenarios(world, next ? [...others, prefix + next] : others)
  return [value, choose] as const
}

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
          <PanelButton
            key={who}
            aria-pressed={(user?.id ?? null) === id}
            onClick={() => signInAs(world, id)}
          >
            {msg(`qa.world.${who}`)}
          </PanelButton>
        ))}
      </div>
      <Choice
        label={msg('qa.world.anybody')}
        value={user?.id ?? ''}
        onChange={(id) => signInAs(world, id ? Number(id) : null)}
      >
        <option value="">–</option>
        {world.db.tables.users.map(({ id, full_name, email }) => (
          <option key={id} value={id}>
            {full_name} ({email})
          </option>
        ))}
      </Choice>
    </fieldset>
  )
}

function WorldChoiceFields({ world }: WorldProps) {
  const msg = useQaMsg()
  const { choice } = world
  const [seed, setSeed] = useState(String(choice.seed))

  function choose(change: Partial<WorldChoice>) {
    storeWorldChoice({ ...choice, ...change })
    world.reset()
    location.reload()
  }

  return (
    <fieldset>
      <legend>{msg('qa.world.size')}</legend>
      <div className="row">
        {worldSizes.map((size) => (
          <PanelButton
            key={size}
            aria-pressed={choice.size === size}
            onClick={() => choose({ size })}
          >
            {msg(`qa.world.${size}`)}
          </PanelButton>
        ))}
      </div>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          choose({ seed: Number(seed) })
        }}
      >
        <Input
          grow
          label={msg('qa.world.seed')}
          type="number"
          min={1}
          step={1}
          required
          value={seed}
          onChange={setSeed}
        />
        <PanelButton type="submit">{msg('qa.world.use')}</PanelButton>
        <PanelButton onClick={() => choose({})}>{msg('qa.world.reset')}</PanelButton>
      </form>
    </fieldset>
  )
}

function localTime(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

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
        <Input
          grow
          label={msg('qa.world.clock')}
          type="datetime-local"
          value={localTime(clock)}
          onChange={(local) => setClock(local && new Date(local).toISOString())}
        />
        <PanelButton disabled={clock === ''} onClick={() => setClock('')}>
          {msg('qa.world.now')}
        </PanelButton>
      </div>
      <Choice label={msg('qa.latency')} value={latency} onChange={setLatency}>
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
      </Choice>
      <Choice
        label={msg('qa.world.language')}
        value={locale}
        onChange={(language) => writeForShop(shopKeys.locale, language)}
      >
        {Object.entries(locales).map(([value, name]) => (
          <option key={value} value={value} lang={value}>
            {name}
          </option>
        ))}
      </Choice>
    </fieldset>
  )
}

/** Returns the address of this page with the states and the world that are on. */
function linkHere({ choice, scenario }: QaWorld): string {
  const link = new URL(location.href)
  link.searchParams.set('qa', '')
  link.searchParams.set('scenario', scenario.current().scenario.names.join(','))
  link.searchParams.set('world', choice.size)
  link.searchParams.set('seed', String(choice.seed))
  return link.href
}

function Sending({ world }: WorldProps) {
  const msg = useQaMsg()
  // The link follows the states.
  useScenarioNames(world)
  return (
    <fieldset>
      <legend>{msg('qa.world.send')}</legend>
      <p>{msg('qa.world.sent')}</p>
      <div className="row">
        <CopyButton text={linkHere(world)} label={msg('qa.world.link')} />
        <PanelButton onClick={() => download('moc-lan-world.json', worldFile(world))}>
          {msg('qa.world.export')}
        </PanelButton>
        <WorldInput label={msg('qa.world.import')} />
      </div>
    </fieldset>
  )
}

export function WorldTab({ world }: WorldProps) {
  return (
    <>
      <SignIn world={world} />
      <WorldChoiceFields world={world} />
      <Surroundings world={world} />
      <Sending world={world} />
    </>
  )
}

function WorldInput({ label }: { label: string }) {
  const msg = useQaMsg()
  const [isRefused, setIsRefused] = useState(false)

  async function open(files: FileList | null) {
    const [file] = files ?? []
    if (file) setIsRefused(!openWorldFile(await file.text()))
  }

  return (
    <>
      <label className="file">
        <span>{label}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => void open(target.files)}
        />
      </label>
      {isRefused && <p role="alert">{msg('qa.world.unreadable')}</p>}
    </>
  )
}

function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}

const rowSchema = v.record(v.string(), v.unknown())
const partSchema = v.object({ put: v.array(rowSchema), gone: v.array(v.unknown()) })
const storedSchema = v.looseObject({
  delta: v.optional(v.record(v.string(), partSchema), {}),
})

type Stored = v.InferOutput<typeof storedSchema>

const fileSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    kind: v.literal('moc-lan-world'),
    version: v.literal(1),
    world: v.object({ size: v.picklist(worldSizes), seed: v.number(), stored: storedSchema }),
  }),
)

function withPasswords(stored: Stored, password: string): Stored {
  const { users } = stored.delta
  if (!users) return stored
  const put = users.put.map((row) => ({ ...row, password }))
  return { ...stored, delta: { ...stored.delta, users: { ...users, put } } }
}

/** Tables that stay here: sessions, and answers kept under the key of a request. */
const left = new Set(['tokens', 'stored_answers'])

/** Returns the text of a file with the world's data, without sessions and passwords. */
export function worldFile({ choice, text }: Pick<QaWorld, 'choice' | 'text'>): string {
  const { delta, ...rest } = v.parse(v.pipe(v.string(), v.parseJson(), storedSchema), text())
  const kept = Object.entries(delta).filter(([table]) => !left.has(table))
  const stored = withPasswords({ ...rest, delta: Object.fromEntries(kept) }, '')
  return JSON.stringify({ kind: 'moc-lan-world', version: 1, world: { ...choice, stored } })
}

/**
 * Opens a world and reloads. Nobody is signed in then, and users have the password of the seeded accounts. Returns false,
 * and changes nothing, for any other text.
 */
export function openWorldFile(text: string): boolean {
  const read = v.safeParse(fileSchema, text)
  if (!read.success || !localStore.isUsable()) return false
  const { world } = read.output
  storeWorldChoice(world)
  localStore.write(worldKey, JSON.stringify(withPasswords(world.stored, accounts.shopper.password)))
  localStore.remove(shopKeys.token)
  location.reload()
  return true
}
