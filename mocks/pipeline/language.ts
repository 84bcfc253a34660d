import { type OperationId, operationTable } from '../contract/operations.gen'
import type { Answer } from './backend'

export type AnswerLanguage = 'vi' | 'en'

type Extent = 'everything' | 'content' | 'messages'

/**
 * Fields of content that are not translated, because people typed them. `original_name` is the Vietnamese
 * name beside a translated name. Below `errors` these fields are translated, because they contain texts of
 * the server.
 */
const typed = new Set(['full_name', 'phone', 'address', 'slug', 'original_name', 'by'])
const messages = new Set(['message', 'errors'])

export function languageOf(headers: Headers): AnswerLanguage {
  return /^\s*en\b/i.test(headers.get('accept-language') ?? '') ? 'en' : 'vi'
}

/**
 * Returns an answer in a language. Messages, errors and the steps of orders are always translated. All other
 * texts are translated only for operations that declare `Accept-Language`. The back office reads Vietnamese
 * texts, because staff edit them.
 */
export function inLanguage(
  answer: Answer,
  operation: OperationId,
  language: AnswerLanguage,
  english: (text: string) => string,
): Answer {
  const { status, body } = answer
  if (language === 'vi' || typeof body !== 'object' || body === null) return answer
  const extent = operationTable[operation].localized ? 'content' : 'messages'
  return { status, body: translated(body, extent, english) }
}

function translated(value: unknown, extent: Extent, english: (text: string) => string): unknown {
  if (typeof value === 'string') return extent === 'messages' ? value : english(value)
  if (Array.isArray(value)) return value.map((part) => translated(part, extent, english))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => {
    if (extent === 'content' && typed.has(name)) return [name, part]
    // The steps of an order are translated for staff too, because the server itself writes them.
    if (name === 'events') return [name, translated(part, 'content', english)]
    return [name, translated(part, messages.has(name) ? 'everything' : extent, english)]
  })
  return Object.fromEntries(parts)
}

export function addLanguageHeader(
  response: Response,
  operation: OperationId,
  language: AnswerLanguage,
): Response {
  const isLocalized = operationTable[operation].localized || response.status >= 400
  response.headers.set('content-language', isLocalized ? language : 'vi')
  response.headers.append('vary', 'Accept-Language')
  return response
}
