import { useState } from 'react'
import { storeWorldChoice, type WorldChoice, worldSizes } from '../../pipeline/page-world'
import { phoneLink, qrPicture } from '../phone'
import type { QaWorld } from '../qa-world'
import { linkToThisPage, type ReportLine, reportText, storeWorldFile, worldFile } from '../report'
import { CopyButtons, download, Input, PanelButton, useQaMsg, useScenarioNames } from './elements'

type WorldProps = { world: QaWorld }

function WorldChoiceFields({ world }: WorldProps) {
  const msg = useQaMsg()
  const { choice } = world
  const [seed, setSeed] = useState(String(choice.seed))

  async function choose(change: Partial<WorldChoice>) {
    storeWorldChoice({ ...choice, ...change })
    await world.reset()
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
            onClick={() => void choose({ size })}
          >
            {msg(`qa.world.${size}`)}
          </PanelButton>
        ))}
      </div>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          void choose({ seed: Number(seed) })
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
        <PanelButton onClick={() => void choose({})}>{msg('qa.world.reset')}</PanelButton>
      </form>
    </fieldset>
  )
}

function Sending({ world }: WorldProps) {
  const msg = useQaMsg()
  const label = (line: ReportLine) => msg(`qa.report.${line}`)
  return (
    <fieldset>
      <legend>{msg('qa.world.send')}</legend>
      <p>{msg('qa.world.sent')}</p>
      <div className="row">
        <CopyButtons
          texts={{
            [msg('qa.world.link')]: () => linkToThisPage(world),
            [msg('qa.report.copy')]: () => reportText(world, label),
          }}
        />
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
      <Phone world={world} />
    </>
  )
}

function Phone({ world }: WorldProps) {
  const msg = useQaMsg()
  // Reading the scenarios here draws the QR code again whenever they change.
  useScenarioNames(world)
  const network = document.querySelector<HTMLMetaElement>('meta[name=phone-address]')?.content
  const here = new URL(linkToThisPage(world))
  here.searchParams.set('lang', document.documentElement.lang)
  const link = phoneLink(here.href, network)
  return (
    <fieldset>
      <legend>{msg('qa.phone')}</legend>
      <p>{msg(link === null ? 'qa.phone.none' : 'qa.phone.scan')}</p>
      {link !== null && <img className="qr" src={qrPicture(link)} alt={link} />}
    </fieldset>
  )
}

function WorldInput({ label }: { label: string }) {
  const msg = useQaMsg()
  const [isRefused, setIsRefused] = useState(false)

  async function open(files: FileList | null) {
    const [file] = files ?? []
    if (!file) return
    const isStored = storeWorldFile(await file.text())
    setIsRefused(!isStored)
    if (isStored) location.reload()
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
