import { readTable } from './read-table'

// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (message: unknown) => self.postMessage(message)

/** Reads the file that the page sends, and sends back the progress and then the table. */
self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void readTable(data, tell).then(tell)
})
