import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { createDatabase } from '~mocks/db/database'
import { createEdits } from '~mocks/devtools/edits'
import { RowForm } from '~mocks/devtools/panel/RowForm'
import { seedTables } from '~mocks/seed/world'
import type { Guide } from '../../.storybook/docs/guide'
import { QaFrame } from '../support/QaFrame'

const now = new Date('2026-11-21T02:00:00Z')
const db = createDatabase(seedTables({ seed: 1, now, assetBase: '' }))

const guide: Guide = {
  use: ['To change or delete one row of the mock world. The table has the undo.'],
  avoid: ['For what a person would do in the back office: do it there, so that its rules apply.'],
  reader:
    'Each column is a field; what it can not hold is said at the field, in the words of the contract.',
}

const meta = {
  component: RowForm,
  parameters: { guide },
  args: {
    table: 'orders',
    row: db.get('orders', 1),
    edits: createEdits(db),
    onDone: fn(),
    onCancel: fn(),
  },
  render: (args) => (
    <QaFrame>
      <RowForm {...args} />
    </QaFrame>
  ),
} satisfies Meta<typeof RowForm>

export default meta
type Story = StoryObj<typeof meta>

export const Order: Story = {}

/** The contract says what a status may be; nothing is saved. */
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const status = canvas.getByLabelText('status')
    await userEvent.clear(status)
    await userEvent.type(status, 'lost')
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }))
    await expect(status).toHaveAccessibleDescription(/shipped/)
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}
