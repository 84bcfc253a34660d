import { readTable } from './read-table'

// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (message: unknown) => self.postMessage(message)

/** Reads a file beside the page, which goes on meanwhile and can end this worker. */
self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void readTable(data, tell).then(tell)
})
