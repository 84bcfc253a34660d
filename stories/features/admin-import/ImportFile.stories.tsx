import preview from '#.storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { ImportFile, ImportStart } from '@/features/admin-import/ImportFile'

/** The worker that reads the file loads first. */
const patience = { timeout: 10_000 }

const meta = preview.meta({
  component: ImportFile,
  args: { onStarted: fn() },
  globals: { viewport: { value: 'desktop' } },
})

const file = new File(['\uFEFFID phân loại;Tồn kho\r\n1;7\r\n2;bảy\r\n'], 'kho.csv')

/** A worker reads and checks the file; the server tries the rows and changes nothing. */
export const DryRun = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Chọn tệp bảng tính'), file)
    const tryIt = await canvas.findByRole('button', { name: 'Chạy thử' }, patience)
    await userEvent.click(tryIt)
    await expect(await canvas.findByText('Chạy thử: chưa có gì thay đổi.')).toBeVisible()
    await expect(tryIt).toHaveFocus()
  },
})

/** A file from elsewhere: a title above, codes instead of ids. What has a code that exists is that variant. */
export const ByCodes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const content =
      'sep=;\r\nBÁO CÁO KHO\r\n\r\nMã SKU;Giá;Tồn kho\r\nML001-1-M;590k;7\r\nLA-1;1k;1'
    await userEvent.upload(
      canvas.getByLabelText('Chọn tệp bảng tính'),
      new File([content], 'kho.csv'),
    )
    await expect(
      await canvas.findByText(/1 dòng thuộc sản phẩm đã có, theo mã SKU: /, undefined, patience),
    ).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^5 / })).toHaveTextContent('chưa có mã này')
  },
})

/** What is typed and chosen stays; the same button tries again. */
export const NotStarted = meta.story({
  parameters: { scenario: ['startProductImport.500empty*1'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Chọn tệp bảng tính'), file)
    const start = await canvas.findByRole('button', { name: 'Nhập 1 dòng' }, patience)
    await userEvent.click(start)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Không thể bắt đầu nhập. Chưa có gì thay đổi.',
    )
    await userEvent.click(start)
    await waitFor(() => expect(args.onStarted).toHaveBeenCalled())
  },
})

const start = { isReading: false, problem: undefined, onFile: fn() }

export const Empty = meta.story({})

export const Reading = meta.story({ render: () => <ImportStart {...start} isReading /> })

/** A spreadsheet of another program. */
export const NoTable = meta.story({
  render: () => <ImportStart {...start} problem={{ name: 'gia-thang-12.numbers' }} />,
})

export const TooManyRows = meta.story({
  render: () => (
    <ImportStart {...start} problem={{ name: `${'danh-muc-'.repeat(20)}.csv`, rows: 12_345 }} />
  ),
})
