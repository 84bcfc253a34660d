import { type Body, findSize, type SizeAdvice } from '@/domain/sizes/finder'

const nothing: Body = { height: null, weight: null, bust: null, waist: null, hip: null }

/** Returns the finder's result for these measures. */
export function advise(body: Partial<Body>): SizeAdvice {
  const advice = findSize({ ...nothing, ...body })
  if (!advice) throw new Error('Too little told')
  return advice
}
