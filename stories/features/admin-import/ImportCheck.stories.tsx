import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { ImportCheck } from '@/features/admin-import/ImportCheck'
import { checkedOf, faultyFile, fileOf, goodFile } from '../../support/admin-import'

const meta = preview.meta({
  component: ImportCheck,
  args: { file: goodFile, checked: checkedOf(goodFile), starting: undefined, onStart: fn() },
})

/** A faulty row keeps back the other rows of its product. */
export const WithFaults = meta.story({
  args: { file: faultyFile, checked: checkedOf(faultyFile) },
})

const long = fileOf([['1', '', 'Ữ Ẫ Ổ ẶỴ ợ '.repeat(30), '', '', 'x'.repeat(80), 'bảy', '']])

export const LongOnAPhone = meta.story({
  args: { file: long, checked: checkedOf(long) },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
