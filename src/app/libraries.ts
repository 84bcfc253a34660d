import '@tanstack/react-query'
import '@tanstack/react-router'
import 'react-dom/client'
import 'react-intl'
import 'styled-components'
import 'valibot'
import { nextTask } from '@/lib/next-task'

// Imported before the shop's own modules. The libraries are three quarters of the bundle: a slow phone reads them in one task and the
// shop in the next, and can answer in between.
await nextTask()
