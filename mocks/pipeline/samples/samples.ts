import type { OperationId } from '../../contract/operations.gen'
import { adminSamples } from './admin'
import type { SampleOf } from './sample'
import { shopSamples } from './shop'

/** A valid request of every operation: a new operation without one fails the compile. */
export const samples = { ...shopSamples, ...adminSamples } satisfies {
  [Op in OperationId]: SampleOf<Op>
}
