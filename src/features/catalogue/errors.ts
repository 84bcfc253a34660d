import { errorTable, serverText } from '@/api/errors'

const reads = {
  timeout: 'common.error.timeout',
  offline: 'catalogue.error.offline',
  otherwise: serverText,
} as const

/** Spec §8, catalogue: the server's message is preferred, the texts here stand in for it. */
export const productErrors = errorTable({
  ...reads,
  404: 'catalogue.error.productNotFound',
  400: (error) => serverText(error) ?? { id: 'catalogue.error.invalid' },
  422: (error) => serverText(error) ?? { id: 'catalogue.error.invalid' },
  fallback: 'catalogue.error.product',
})

export const listErrors = errorTable({
  ...reads,
  404: 'catalogue.error.categoryNotFound',
  400: (error) => serverText(error) ?? { id: 'catalogue.error.invalid' },
  422: (error) => serverText(error) ?? { id: 'catalogue.error.invalid' },
  fallback: 'catalogue.error.products',
})
