import type { SavedAddress } from '@/api/generated/model'
import type { Description } from '@/lib/description'
import { limits } from '@/lib/limits'

/** A saved address, described once (ADR 30). */
export const address = {
  name: { kind: 'line', label: 'book.name', max: limits.nameMax },
  phone: { kind: 'phone', label: 'auth.phone', max: limits.phoneMax },
  address: { kind: 'text', label: 'book.address', max: 1000 },
  default: { kind: 'flag', label: 'book.default.set' },
} as const satisfies Description<SavedAddress>
