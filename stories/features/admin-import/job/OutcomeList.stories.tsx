import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ImportOutcome } from '@/api/generated/model'
import { OutcomeList } from '@/features/admin-import/job/OutcomeList'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: [
    'Inside `ImportReport`: rows of an import with what changed, before and after, or why not.',
  ],
}

const name = 'Áo sơ mi lụa Thu Vàng'
const updated: ImportOutcome = {
  line: 2,
  result: 'updated',
  product_id: 1,
  message: '',
  changes: [
    { field: 'price', before: '590000', after: '650000' },
    { field: 'status', before: 'draft', after: 'active' },
    { field: 'is_featured', before: 'false', after: 'true' },
    { field: 'original_price', before: '', after: '790000' },
  ],
  row: { line: 2, product_id: 1, name },
}
const failed: ImportOutcome = {
  line: 3,
  result: 'failed',
  product_id: 2,
  message: 'Phân loại không thuộc sản phẩm này',
  changes: [],
  row: { line: 3, product_id: 2 },
}

const meta = {
  component: OutcomeList,
  args: { outcomes: [updated, failed], total: 2 },
  parameters: { guide },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof OutcomeList>

export default meta
type Story = StoryObj<typeof meta>

/** Changes are said as the back office says such values elsewhere. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Giá: 590.000VND → 650.000VND; Trạng thái: Bản nháp → Đang bán; Sản phẩm nổi bật: Không → Có; Giá gốc: trống → 790.000VND',
      ),
    ).toBeVisible()
  },
}

export const MoreThanShown: Story = { args: { total: 4950 } }

export const LongText: Story = {
  args: {
    outcomes: [
      { ...updated, row: { line: 2, name: `${name} `.repeat(12) } },
      { ...failed, message: 'Ữ Ẫ Ổ ẶỴ ợ '.repeat(30) },
    ],
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
