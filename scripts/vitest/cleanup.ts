import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// On a busy machine the default of one second is too short.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
