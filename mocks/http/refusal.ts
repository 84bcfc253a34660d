/** Returns the body of a request as JSON; undefined for none. A page sends other kinds of text without asking, so they count for nothing. */
export async function jsonIn(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json *(;|$)/i.test(type))
    throw new Refusal(415, 'Send it as application/json')
  return request.json().catch(() => undefined)
}

/** A request to the control API that can't be met, and why. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
