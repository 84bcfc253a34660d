import { readTimestamp } from '@/lib/dates'
import { memberOf, jsonOrUndefined } from '@/lib/json'
import { imageBase } from '@/lib/shop-config'
import { readAnswer, repairReporter, UnreadableAnswer } from './answers/read-answer'
import type { AnswerShape, Repair } from './answers/shape'
import { ApiError, type FieldErrors } from './errors'

export type RawAnswer = {
  status: number
  text: string
  retryAfter: string | null
  /** The time at which the host sent the response, from the `Date` header. */
  date?: string | null
}

/**
 * Returns the body of a successful answer: `{ success: true, message, data }`. A host may omit `success`, and
 * may omit the whole body of an operation without data. Throws `ApiError` if the status is not 2xx or the
 * body has `success: false`. Throws `ApiError` with the status `unreadable` if the body of a 2xx answer
 * cannot be read.
 */
export function answerBody<T>(
  answer: AnswerShape,
  { status, text, retryAfter, date = null }: RawAnswer,
): T {
  const body = jsonOrUndefined(text)
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
  // `readAnswer` has made `data` match openapi.yaml, so it has the type of the generated operation.
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

/**
 * Returns the kind of a refusal with the status 200. The refusal counts as a 422 if the response has errors
 * of fields.
 */
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
 * Returns the time from which a busy server (429, 503) may be called again, in ms since 1970 and at most a
 * day ahead. The time comes from `Retry-After`, which contains seconds or a date. A date is compared with the
 * answer's `Date` header, because the browser's clock may be wrong. Returns `undefined` for any other status,
 * and if the header is missing or invalid. An API of another origin must expose both headers.
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

/**
 * Returns the time in a date header, in ms since 1970, or NaN. The format is checked, because browsers read
 * "-5" as a day in 2001. A date in the old HTTP format has no time zone and means GMT.
 */
function dateOf(text: string): number {
  if (/^\d{4}-/.test(text)) return Date.parse(readTimestamp(text) ?? '')
  if (!/^[A-Z][a-z]{2,8},? .*\d\d:\d\d/.test(text)) return Number.NaN
  return Date.parse(/\d$/.test(text) ? `${text} GMT` : text)
}

/** The URLs of images as the host sent them, by the absolute URL that the shop uses. */
const given = new Map<unknown, unknown>()

/** Remembers the URL of an image before it was made absolute. Other repairs are ignored. */
function keepGiven({ did, from, to }: Repair): void {
  if (did === 'resolved') given.set(to, from)
}

/**
 * Replaces resolved image URLs in a JSON request body by the URLs that the API originally sent. Without this,
 * saving a form would store the rewritten URLs. While no URL has been resolved, the body is returned as it
 * is. Otherwise throws `SyntaxError` if the body is not JSON.
 */
export function withHostImageUrls(body: string): string {
  if (given.size === 0) return body
  return JSON.stringify(JSON.parse(body, (_key, value: unknown) => given.get(value) ?? value))
}
