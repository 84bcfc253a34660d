import { HttpResponse } from 'msw'

/** Returns a successful answer of the API, in its usual envelope. */
export const answer = (data: object) => HttpResponse.json({ success: true, message: '', data })
