import { useState } from 'react'
import * as v from 'valibot'
import { worldKey } from '@/lib/demo-world'
import { localStore } from '@/lib/storage'
import { storeWorldChoice, type WorldChoice, worldSizes } from '../../pipeline/page-world'
import { accounts } from '../../seed/accounts'
import type { QaWorld } from '../qa-world'
import { Input, PanelButton, useQaMsg, useScenarioNames } from './elements'

type WorldProps = {
  world: QaWorld
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const msg = useQaMsg()
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  if (state === 'refused') return <textarea readOnly aria-label={label} rows={4} value={text} />
  return (
    <PanelButton onClick={() => void copy()}>
      {state === 'copied' ? msg('qa.copied') : label}
    </PanelButton>
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

/** Returns the address of this page with the active states and the current world. */
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
  // Renders the link again when the states change.
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
      <WorldChoiceFields world={world} />
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
      <label>
        {label}
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

/** Tables that are not exported: sessions, and the answers that are stored for repeated requests. */
const left = new Set(['tokens', 'stored_answers'])

/** Returns the text of a file with the world's data, without sessions and passwords. */
export function worldFile({ choice, text }: Pick<QaWorld, 'choice' | 'text'>): string {
  const { delta, ...rest } = v.parse(v.pipe(v.string(), v.parseJson(), storedSchema), text())
  const kept = Object.entries(delta).filter(([table]) => !left.has(table))
  const stored = withPasswords({ ...rest, delta: Object.fromEntries(kept) }, '')
  return JSON.stringify({ kind: 'moc-lan-world', version: 1, world: { ...choice, stored } })
}

/**
 * Opens a world from a file and reloads the page. All users are signed out, and all get the password of the
 * seeded accounts. For a text that is not such a file, returns false and changes nothing.
 */
export function openWorldFile(text: string): boolean {
  const read = v.safeParse(fileSchema, text)
  if (!read.success || !localStore.isUsable()) return false
  const { world } = read.output
  storeWorldChoice(world)
  localStore.write(worldKey, JSON.stringify(withPasswords(world.stored, accounts.shopper.password)))
  localStore.remove('auth_token')
  location.reload()
  return true
}
