import { useEffect, useState } from 'react'
import { type VitalName, watchVitals } from '@/lib/vitals'
import { useQaMsg } from '../use-qa-msg'

/** How fast this visit is so far, as a shop with `vitalsUrl` tells its owner (Product §11.4.11). */
export function Vitals() {
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
