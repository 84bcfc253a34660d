import type { OperationId } from '../../contract/operations.gen'
import { adminSamples } from './admin'
import type { SampleOf } from './sample'
import { shopSamples } from './shop'

export const samples: { [Op in OperationId]: SampleOf<Op> } = { ...shopSamples, ...adminSamples }
