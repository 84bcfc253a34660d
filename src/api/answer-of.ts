import { readMoment } from '@/lib/dates'
import { memberOf, parsedJson } from '@/lib/json'
import { imageBase } from '@/lib/shop-config'
import { readAnswer, repairReporter, UnreadableAnswer } from './answers/read-answer'
import type { AnswerShape, Repair } from './answers/shape'
import { ApiError, type FieldErrors } from './errors'

export type RawAnswer = {
  status: number
  text: string
  retryAfter: string | null
  /** The time at which the host sent the answer, by the host's own clock. */
  date?: string | null
}

/**
 * Returns the body of a success, `{ success: true, message, data }`. Only `success: false` and a status
 * beyond 2xx are failures; a success may come without `success`, and without a body where its data is not
 * needed. Throws `ApiError`: "unreadable", without a text, for a success that can't be read.
 */
export function answerOf<T>(
  answer: AnswerShape,
  { status, text, retryAfter, date = null }: RawAnswer,
): T {
  const body = parsedJson(text)
  const isSuccess = status >= 200 && status < 300
  if (!isSuccess || memberOf(body, 'success') === false) {
    const errors = fieldErrorsOf(body)
    const kind = isSuccess ? refusalKind(errors) : status
    const retryAt = retryTime(status, retryAfter, date)
    throw new ApiError(kind, messageOf(body), errors, {
      retryAt,
      body,
      operation: answer.operation,
    })
  }
  if (text && typeof body !== 'object') throw new ApiError('unreadable')
  const data = dataOf(answer, body)
  const message = messageOf(body)
  // The reader has made `data` what openapi.yaml promises, and with it the type that orval gave the
  // operation.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { success: true, message, ...(data !== undefined && { data }) } as T
}

function dataOf(answer: AnswerShape, body: unknown): unknown {
  try {
    const report = repairReporter()
    const onRepair = (repair: Repair) => {
      keepGiven(repair)
      report?.(repair)
    }
    return readAnswer(answer, body, { imageBase: imageBase(), onRepair })
  } catch (error) {
    if (error instanceof UnreadableAnswer) throw new ApiError('unreadable')
    throw error
  }
}

/** A host that refuses with status 200 means a 422 if it lists fields. */
function refusalKind(errors: FieldErrors): 422 | 'refused' {
  return Object.keys(errors).length > 0 ? 422 : 'refused'
}

function messageOf(body: unknown): string {
  const message = memberOf(body, 'message')
  return typeof message === 'string' ? message : ''
}

export function fieldErrorsOf(body: unknown): FieldErrors {
  const errors = memberOf(body, 'errors')
  if (typeof errors !== 'object' || errors === null) return {}
  const texts = Object.entries(errors).map(([field, value]) => [
    field,
    [value].flat().filter((text) => typeof text === 'string'),
  ])
  return Object.fromEntries(texts)
}

const dayMs = 86_400_000

/**
 * Returns when a server that is busy (429, 503) may be asked again, in ms since 1970, from its `Retry-After`:
 * seconds or a date, which counts from the answer's own `Date`, a day at most. `undefined` where it does not
 * say, or says nonsense. Across origins the API has to expose both headers.
 */
export function retryTime(
  status: number,
  header: string | null,
  date: string | null,
  now = Date.now(),
): number | undefined {
  if (header === null || (status !== 429 && status !== 503)) return undefined
  const text = header.trim()
  const time = /^\d+$/.test(text)
    ? now + Number(text) * 1000
    : dateOf(text) + (now - (dateOf(date?.trim() ?? '') || now))
  return Number.isNaN(time) ? undefined : Math.min(Math.max(time, now), now + dayMs)
}

/** Engines read "-5" as a day of 2001: a date has its form. The old one of HTTP has no zone, and is GMT. */
function dateOf(text: string): number {
  if (/^\d{4}-/.test(text)) return Date.parse(readMoment(text) ?? '')
  if (!/^[A-Z][a-z]{2,8},? .*\d\d:\d\d/.test(text)) return Number.NaN
  return Date.parse(/\d$/.test(text) ? `${text} GMT` : text)
}

/** Addresses of images as the host gave them, by the address that they were resolved to. */
const given = new Map<unknown, unknown>()

/** Keeps the address that an image had before it was resolved. Other repairs are ignored. */
function keepGiven({ did, from, to }: Repair): void {
  if (did === 'resolved') given.set(to, from)
}

/**
 * Returns a JSON body with the addresses of images as the host gave them: what a form sends back unchanged,
 * the host stores unchanged. Throws `SyntaxError` for what is not JSON.
 */
export function withGivenImages(body: string): string {
  if (given.size === 0) return body
  return JSON.stringify(JSON.parse(body, (_key, value: unknown) => given.get(value) ?? value))
}
