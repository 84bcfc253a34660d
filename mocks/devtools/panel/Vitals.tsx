import { useEffect, useState } from 'react'
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { useQaMsg } from '../use-qa-msg'

/** How fast this visit is so far, as a shop with `vitalsUrl` tells its owner (Product §11.4.11). */
export function Vitals() {
  const msg = useQaMsg()
  const [values, setValues] = useState<Partial<Record<Metric['name'], string>>>({})
  useEffect(function watchThem() {
    const note = ({ name, value }: Metric) => {
      const text = name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`
      setValues((before) => ({ ...before, [name]: text }))
    }
    for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(note, { reportAllChanges: true })
  }, [])
  return (
    <dl className="contents" aria-label={msg('qa.report.vitals')}>
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
