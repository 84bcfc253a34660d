import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { CsvExportButton } from '@/ui/data/CsvExportButton'

const List = CsvExportButton<string>

const meta = preview.meta({
  component: List,
  parameters: {
    guide: {
      use: ['Above a list, for all rows that match its filters, not only the page that is shown.'],
      avoid: ['For one record: a page to print says more, see `DeliverySlips`.'],
      reader: 'Reads the progress, which is the name of the button, and a failure.',
    },
  },
  args: {
    label: 'Xuất CSV',
    stopLabel: (percent) => `Dừng xuất (${percent} %)`,
    load: async (_onPart: (part: number) => void) => ['một', 'hai'],
    toCsv: (rows) => rows.join('\r\n'),
    fileName: 'danh-sach',
    doneText: (count) => `Đã xuất ${count} dòng`,
    errorText: () => 'Không xuất được',
  },
})

export const Ready = meta.story({})

/** A long export shows its progress. The same button stops it and keeps the focus. */
export const Running = meta.story({
  args: {
    load: (onProgress) => {
      onProgress(0.456)
      return new Promise<string[]>(() => {})
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xuất CSV' }))
    const stop = canvas.getByRole('button', { name: 'Dừng xuất (46 %)' })
    await expect(stop).toHaveFocus()
    await userEvent.click(stop)
    await expect(canvas.getByRole('button', { name: 'Xuất CSV' })).toHaveFocus()
  },
})
