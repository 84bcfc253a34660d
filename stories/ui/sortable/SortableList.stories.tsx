import preview from '#.storybook/preview'
import { expect, userEvent, within } from 'storybook/test'
import { arrayMove, SortableList } from '@/ui/sortable/SortableList'
import { withToaster } from '../../support/with-toaster'
import { Controlled } from '../controlled'

const names = ['Áo sơ mi', 'Đầm', 'Chân váy', 'Quần tây ống rộng cạp cao dáng suông công sở']

const meta = preview.meta({
  component: SortableList<string>,
  decorators: [withToaster],
  parameters: {
    guide: {
      use: ['For an order that people decide: banners, sections, menu, pictures.'],
      avoid: ['For an order that follows from the data: sort the table.'],
      keyboard: [
        ['Space', 'lifts the item, and puts it down'],
        ['Arrow keys', 'move it'],
        ['Escape', 'puts it back'],
      ],
      reader: 'Each move is announced: name, position and number of items.',
    },
  },
  args: {
    label: 'Danh mục',
    items: names,
    itemId: (name) => name,
    itemName: (name) => name,
    onMove: () => {},
    children: (name, { handle, steps }) => (
      <div style={{ display: 'flex', alignItems: 'center', background: 'white' }}>
        {handle}
        <span style={{ flex: 1 }}>{name}</span>
        {steps}
      </div>
    ),
  },
  render: (args) => (
    <Controlled initial={args.items}>
      {(items, setItems) => (
        <SortableList
          {...args}
          items={items}
          onMove={(from, to) => setItems(arrayMove([...items], from, to))}
        />
      )}
    </Controlled>
  ),
})

const order = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** After an item is lifted, an arrow key moves the item at once, even before its place was measured. */
export const QuickKeys = meta.story({
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Di chuyển Áo sơ mi' })
    handle.focus()
    for (const code of ['Space', 'ArrowDown']) {
      handle.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }))
      // This promise resolves between two browser events, so React can render. Timers may run later.
      await Promise.resolve()
    }
    await canvas.findByText('Áo sơ mi ở vị trí 2 trên 4')
  },
})

/** A click moves the item by one place. The focus stays on the button, although its item moves in the DOM. */
export const ByButtons = meta.story({
  play: async ({ canvasElement, canvas }) => {
    const later = canvas.getByRole('button', { name: 'Đưa Đầm ra sau' })
    await userEvent.click(later)
    await expect(order(canvasElement)[2]).toBe('Đầm')
    await expect(later).toHaveFocus()
    await canvas.findByText('Đã đặt Đầm ở vị trí 3 trên 4')
  },
})
