/** Longest wait for an answer, in ms; the shop's own limit. */
const timeoutMs = 15_000

/** A host that is asked too fast is asked again after the time that it names, if it is no longer than this, in s. */
const longestPause = 60

/** An answer as it came. */
export interface Reply {
  status: number
  /** Empty for no body. */
  text: string
}

/** Sends a request. Rejects when no answer comes. */
export type Send = (request: Request) => Promise<Reply>

/** Returns how the host that is verified is asked. */
export function senderBy(transport: typeof fetch): Send {
  const ask = (request: Request) =>
    transport(request, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })

  return async (request) => {
    const first = await ask(request.clone())
    const pause = Number(first.headers.get('retry-after') ?? Number.NaN)
    const isBusy = first.status === 429 && pause >= 0 && pause <= longestPause
    if (isBusy) await new Promise((resolve) => setTimeout(resolve, pause * 1000))
    const answer = isBusy ? await ask(request) : first
    return { status: answer.status, text: await answer.text() }
  }
}
