import { type Latency, latencyProfiles, type LatencyProfile } from './names'

const isProfile = (text: string): text is LatencyProfile => Object.hasOwn(latencyProfiles, text)

/** Reads `500` (ms) or the name of a profile; null for anything else. */
export function latencyNamed(text: string): Latency | null {
  if (isProfile(text)) return text
  return /^\d{1,7}$/.test(text) ? Number(text) : null
}
