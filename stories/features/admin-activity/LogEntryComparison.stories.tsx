import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import type { FieldChange } from '@/api/generated/model'
import { LogEntryComparison } from '@/features/admin-activity/LogEntryComparison'
import { answerLog, logEntry, longLogEntry } from '../../support/activity'

const meta = preview.meta({
  component: LogEntryComparison,
  args: {
    version: 7,
    kind: 'product' as const,
    objectId: 1,
    nowOf: ({ after }: FieldChange): string | undefined => after,
    onTakeBack: fn(),
  },
  parameters: {
    guide: {
      use: ['Above the record that a link of the activity log opens: before, after and now.'],
      avoid: ['With `onTakeBack` where a value can not wait for a save.'],
      reader: 'A restored value is announced politely; the button keeps the focus.',
    },
  },
  beforeEach: ({ msw, parameters }) => {
    if (!parameters.scenario) msw.use(answerLog(logEntry))
  },
})

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const back = await canvas.findByRole('button', { name: 'Khôi phục Ngà / M, Giá: 590.000VND' })
    await userEvent.click(back)
    await expect(args.onTakeBack).toHaveBeenCalledWith(logEntry.changes[1])
    await expect(canvas.getByText(/Bấm Lưu để áp dụng\.$/)).toBeVisible()
  },
})

/** A field that has changed again shows its present value. The button of a restored field is disabled. */
export const ChangedSince = meta.story({
  args: {
    nowOf: ({ field, before }) =>
      field === 'status' ? 'inactive' : field === 'description' ? undefined : before,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Hiện tại: Ngừng bán')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Khôi phục Ngà \/ M, Giá:/ }))
    await expect(args.onTakeBack).not.toHaveBeenCalled()
  },
})

export const LongTextOnAPhone = meta.story({
  beforeEach: ({ msw }) => msw.use(answerLog(longLogEntry)),
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
