import { createFileRoute, redirect } from '@tanstack/react-router'

/** Decisions §2: linked from the account's menu; lives in the account area. */
export const Route = createFileRoute('/_shop/addresses')({
  beforeLoad: () => {
    throw redirect({ to: '/account/addresses', replace: true })
  },
})
