/** Takes off the keys that an input method did not turn into marks, of telex ("ddaamf") and VNI ("d9a62m"): "dam" of both. */
export function withoutMarkKeys(word: string): string {
  return word
    .replace(/(?<=[a-z])\d+/g, '')
    .replace(/^d(.*)d/, 'd$1')
    .replace(/([aeo])(.*)\1/, '$1$2')
    .replace(/(?<=[aou])w/g, '')
    .replace('w', 'u')
    .replace(/(?<=[aeiouy].*)[sfrxj]/g, '')
}

/** True when one slip of the finger makes one word of the other: a letter too many, too few or wrong, or two that changed places. */
export function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false
  let at = 0
  while (one[at] === other[at]) at += 1
  const [a, b] = [one.slice(at), other.slice(at)]
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  )
}
