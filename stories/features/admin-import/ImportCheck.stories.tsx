import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { ImportCheck } from '@/features/admin-import/ImportCheck'
import { checkedOf, faultyFile, fileOf, goodFile } from '../../support/admin-import'

const meta = preview.meta({
  component: ImportCheck,
  args: { file: goodFile, checked: checkedOf(goodFile), starting: undefined, onStart: fn() },
  globals: { viewport: { value: 'desktop' } },
})

export const AllGood = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chạy thử' }))
    await expect(args.onStart).toHaveBeenCalledWith('dryRun')
    await userEvent.click(canvas.getByRole('button', { name: 'Nhập 3 dòng' }))
    await expect(args.onStart).toHaveBeenCalledWith('import')
  },
})

/** A faulty row keeps back the other rows of its product. */
export const WithFaults = meta.story({
  args: { file: faultyFile, checked: checkedOf(faultyFile) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^5 / })).toHaveTextContent(
      'Giá: không phải số tiền; Tồn kho: phải là số nguyên từ 0',
    )
    await expect(canvas.getByRole('row', { name: /^6 / })).toHaveTextContent('Chờ dòng 5')
    await expect(canvas.getByRole('button', { name: 'Nhập 3 dòng' })).toBeEnabled()
  },
})

export const Checking = meta.story({ args: { checked: undefined } })

const broken = fileOf(
  Array.from({ length: 60 }, (_, row) => [`${row + 1}`, '', '', '', '', 'x', '', '']),
)

export const NothingGood = meta.story({
  args: { file: broken, checked: checkedOf(broken) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Nhập 0 dòng' })).toBeDisabled()
    await expect(canvas.getByText('và 10 lỗi nữa, xem trong tệp tải về')).toBeInTheDocument()
  },
})

export const Starting = meta.story({ args: { starting: 'import' } })

const long = fileOf([['1', '', 'Ữ Ẫ Ổ ẶỴ ợ '.repeat(30), '', '', 'x'.repeat(80), 'bảy', '']])

export const LongOnAPhone = meta.story({
  args: { file: long, checked: checkedOf(long) },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
