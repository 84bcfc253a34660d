import type { ErrorRow } from '../row'

const office = {
  section: '8.12',
  place: 'toast',
  test: 'e2e/faults/error-catalogue: what the product form says',
} as const

/** Product §8.12: the back office. */
export const officeRows: readonly ErrorRow[] = [
  {
    ...office,
    id: 'adminProduct.save',
    operation: 'updateProduct',
    outcome: 500,
    said: { id: 'adminProducts.error.save' },
    path: '/admin/products/1/edit',
    scenario: ['login:staff', 'updateProduct.500empty'],
    action: 'saveProduct',
  },
  {
    ...office,
    id: 'adminProduct.draft',
    operation: 'createProduct',
    outcome: 500,
    said: { id: 'adminProducts.error.draft' },
    path: '/admin/products/create',
    scenario: ['login:staff', 'createProduct.500empty'],
    action: 'saveDraft',
  },
  {
    ...office,
    id: 'adminImport.start',
    operation: 'startProductImport',
    outcome: 500,
    said: { id: 'adminImport.error.start' },
    place: 'inline',
    path: '/admin/products/import',
    scenario: ['login:staff', 'startProductImport.500empty'],
    action: 'importFile',
  },
  {
    ...office,
    id: 'adminImport.read',
    operation: 'productImport',
    outcome: 500,
    said: { id: 'adminImport.error.read' },
    place: 'main',
    path: '/admin/products/import?job=1',
    scenario: ['login:staff', 'productImport.500empty'],
    action: null,
  },
]
