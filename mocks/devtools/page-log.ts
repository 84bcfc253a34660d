import type { Outcome } from '../pipeline/backend'
import type { CallDetails, Message } from '../pipeline/pipeline'

export function showViolation(text: string): void {
  const id = 'mock-violations'
  const bar = document.getElementById(id) ?? document.createElement('pre')
  if (!bar.isConnected) {
    bar.id = id
    bar.role = 'alert'
    bar.style.cssText =
      'position:fixed;inset:0 0 auto;z-index:2147483001;margin:0;padding:12px;max-height:40vh;overflow:auto;white-space:pre-wrap;font:13px/1.4 ui-monospace,monospace;color:#fff;background:#a11208'
    document.body.append(bar)
  }
  bar.append(`${text}\n`)
}

/**
 * Returns the headers and the body of a message as text. The text is null for an empty body, for a form with
 * files, and for a body that ends too early.
 */
async function messageOf(message: Request | Response): Promise<Message> {
  const headers = Object.fromEntries(message.headers)
  const isForm = headers['content-type']?.startsWith('multipart/') ?? false
  return { headers, text: isForm ? null : (await message.text().catch(() => '')) || null }
}

export function recordCall(request: Request): (outcome: Outcome) => Promise<CallDetails> {
  const page = location.pathname
  const copy = request.clone()
  return async (outcome) => ({
    page,
    sent: await messageOf(copy),
    answered: outcome === 'network-error' ? null : await messageOf(outcome.clone()),
  })
}
