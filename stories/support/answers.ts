import { HttpResponse } from 'msw'

/** An answer of the API, in its envelope. */
export const answer = (data: object) => HttpResponse.json({ success: true, message: '', data })
