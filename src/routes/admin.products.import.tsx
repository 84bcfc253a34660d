import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { idInUrl, optionalIfValid } from '@/lib/schema'

export const Route = createFileRoute('/admin/products/import')({
  validateSearch: v.object({ job: optionalIfValid(idInUrl) }),
})
