import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'

export type VitalName = Metric['name']

/** Calls `note` with each measure of this visit, and again when it changes: LCP, INP and TTFB in whole ms, CLS as a share of the window. */
export function watchVitals(note: (name: VitalName, value: number) => void): void {
  const tell = ({ name, value }: Metric) =>
    note(name, name === 'CLS' ? Math.round(value * 1e4) / 1e4 : Math.round(value))
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) watch(tell, { reportAllChanges: true })
}
