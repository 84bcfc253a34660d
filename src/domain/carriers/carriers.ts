import type { CarrierFile } from './carrier-file'
import { ghn } from './ghn'
import { ghtk } from './ghtk'
import { viettelPost } from './viettel-post'
import { vnpost } from './vnpost'

/** The carriers whose files the shop writes and reads. */
export const carrierFiles: readonly [CarrierFile, ...CarrierFile[]] = [
  ghn,
  ghtk,
  viettelPost,
  vnpost,
]
