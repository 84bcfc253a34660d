import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { ImportColumns } from '@/features/admin-import/ImportColumns'
import { goodFile } from '../../support/admin-import'

const meta = preview.meta({
  component: ImportColumns,
  args: { file: goodFile, onChoose: fn(), onClose: fn() },
})

/** Our own headings are known; an unknown one is left out. */
export const Guessed = meta.story({})

/** Nothing says which product a row is about. */
export const NoProduct = meta.story({
  parameters: { shows: [['alert']] },
  args: {
    file: {
      ...goodFile,
      mapping: goodFile.mapping.map((field) => (field === 'price' ? field : null)),
    },
  },
})
