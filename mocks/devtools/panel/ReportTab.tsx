import { useEffect, useState } from 'react'
import { shopConfig } from '@/lib/shop-config'
import { type VitalName, watchVitals } from '@/lib/vitals'
import type { Bundle } from '../bundle/bundle'
import { makeBundle, summaryOf } from '../bundle/make-bundle'
import { linkTo } from '../bundle/pack'
import type { QaWorld } from '../qa-world'
import { useQaMsg } from '../use-qa-msg'
import { CopyButton, download, FileInput, Press } from './elements'

type Made = { bundle: Bundle; link: string | null }

const fileNameOf = ({ madeAt }: Bundle) => `moc-lan-${madeAt.replace(/\D/g, '').slice(0, 14)}.json`

function Contents({ bundle }: { bundle: Bundle }) {
  const msg = useQaMsg()
  const { page, scenario, world, calls, errors, app } = bundle
  const rows = [
    ['qa.report.page', `/${page.path}`],
    ['qa.report.states', scenario.join(', ') || '–'],
    ['qa.report.world', `${world.size}, ${msg('qa.world.seed')} ${world.seed}`],
    ['qa.report.window', `${page.width} × ${page.height}, ${page.locale}`],
    ['qa.report.calls', String(calls.length)],
    ['qa.report.errors', String(errors.length)],
    ['qa.report.app', `${app.version} · ${app.contract}`],
  ] as const
  return (
    <dl className="contents">
      {rows.map(([id, value]) => (
        <div key={id}>
          <dt>{msg(id)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function ReportTab({ world }: { world: QaWorld }) {
  const msg = useQaMsg()
  const [made, setMade] = useState<Made | null>(null)

  async function make() {
    const bundle = makeBundle(world)
    setMade({ bundle, link: await linkTo(location.origin + shopConfig.base, bundle) })
  }

  return (
    <>
      <Vitals />
      <p>{msg('qa.report.about')}</p>
      <Press look="main" onClick={() => void make()}>
        {msg('qa.report.make')}
      </Press>
      {made && (
        <section aria-label={msg('qa.report.made')}>
          <p role="status">{msg('qa.report.made')}</p>
          <Contents bundle={made.bundle} />
          <div className="row">
            <Press
              onClick={() =>
                download(fileNameOf(made.bundle), JSON.stringify(made.bundle, null, 2))
              }
            >
              {msg('qa.report.download')}
            </Press>
            {made.link !== null && <CopyButton text={made.link} label={msg('qa.report.link')} />}
            <CopyButton text={summaryOf(made.bundle, made.link)} label={msg('qa.report.text')} />
          </div>
          {made.link === null && <p role="status">{msg('qa.report.tooLong')}</p>}
        </section>
      )}
      <fieldset>
        <legend>{msg('qa.report.open')}</legend>
        <FileInput label={msg('qa.report.file')} />
      </fieldset>
    </>
  )
}

/** How fast this visit is so far, as a shop with `vitalsUrl` tells its owner (Product §11.4.11). */
function Vitals() {
  const msg = useQaMsg()
  const [values, setValues] = useState<Partial<Record<VitalName, number>>>({})
  useEffect(function watchThem() {
    watchVitals((name, value) => setValues((before) => ({ ...before, [name]: value })))
  }, [])
  return (
    <dl className="contents" aria-label={msg('qa.report.vitals')}>
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{name === 'CLS' ? value : `${value} ms`}</dd>
        </div>
      ))}
    </dl>
  )
}
