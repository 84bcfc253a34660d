/* oxlint-disable unicorn/require-post-message-target-origin -- a thread, no window */
import { parentPort, workerData } from 'node:worker_threads'
import type { SnapshotPlace } from '../../src/app/snapshot/places.ts'
import { createMaker, type Run } from './maker.ts'
import type { WrittenPage } from './manifest.ts'

/** A task for a worker: an address, and what the last run wrote there. */
export interface Task {
  place: SnapshotPlace
  last: WrittenPage | undefined
}

const make = await createMaker(workerData as Run)
parentPort?.on('message', ({ place, last }: Task) => {
  void make(place, last).then((made) => parentPort?.postMessage(made))
})
parentPort?.postMessage('ready')
