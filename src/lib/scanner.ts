/**
 * A barcode scanner types at least six characters, each at most 50 ms after the previous one, and then Enter.
 */
const scan = { signs: 6, ms: 50 }

type Key = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'repeat'>

const within = new Set(['Shift', 'CapsLock', 'Alt', 'AltGraph', 'Unidentified', 'Process'])

/**
 * Returns a function that recognises the input of a barcode scanner. Call the returned function with each key
 * that a field receives. The result is the scanned code at the Enter after a scan, and undefined at any other
 * key.
 */
export function createScanReader(): (key: Key) => string | undefined {
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
