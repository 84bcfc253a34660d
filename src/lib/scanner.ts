/** A scanner types so many signs at least, each within so many ms of the one before, and then Enter. */
const scan = { signs: 6, ms: 50 }

type Key = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'repeat'>

const within = new Set(['Shift', 'CapsLock', 'Alt', 'AltGraph', 'Unidentified', 'Process'])

/**
 * Returns a function for the keys of a field. It returns the scanned code with the Enter that ends a scan.
 */
export function scanReader(): (key: Key) => string | undefined {
  let typed = ''
  let at = -Infinity
  return ({ key, timeStamp, repeat }) => {
    const isFast = timeStamp - at <= scan.ms
    const before = isFast ? typed : ''
    if (within.has(key)) return undefined
    typed = key.length === 1 && !repeat ? before + key : ''
    at = timeStamp
    return key === 'Enter' && before.length >= scan.signs ? before : undefined
  }
}
