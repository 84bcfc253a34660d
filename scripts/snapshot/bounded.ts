/** Thrown for an answer that is too large. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

/** Returns the body of an answer. Throws `TooLarge` when it has more bytes than `most`, before they are in memory. */
export async function bounded(response: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    // Leaving the loop ends the transfer.
    if (size > most) throw new TooLarge(`the answer has more than ${megabytes(most)}`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

export const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e5) / 10} MB`
