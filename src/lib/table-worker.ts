import { readTable } from './read-table'

/** Reads a file beside the page, which goes on meanwhile and can end this worker. */
self.addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = (message: unknown) => self.postMessage(message)
  tell(await readTable(data, tell))
})
