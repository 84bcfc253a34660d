import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// `findBy…` waits up to 10 s, because the default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
