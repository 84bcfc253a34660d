/** The service worker of a build, beside its page: it serves what lies below it. */
export const workerFile = 'worker.js'

/** The first line of the worker, which `npm run configure` changes. */
export const workerSwitch = (isOff: boolean): string => `self.isShopWorkerOff=${String(isOff)};`
