import preview from '#.storybook/preview'
import { expect, spyOn } from 'storybook/test'
import { readQaFile } from '~mocks/devtools/bundle/bundle'
import { DataTab } from '~mocks/devtools/panel/DataTab'
import { openQaWorld } from '../support/qa-world'
import { QaFrame } from '../support/QaFrame'

const meta = preview.meta({
  component: DataTab,
  loaders: [async () => ({ qa: await openQaWorld() })],
  args: { world: await openQaWorld() },
  render: (_, { loaded }) => (
    <QaFrame>
      <DataTab world={loaded['qa']} />
    </QaFrame>
  ),
})

/** A saved row is on the screen at once, and so is the way back. */
export const Undone = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const { db, shop } = loaded['qa']
    const before = db.get('products', 1)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(before.name) }))
    const name = await canvas.findByLabelText('name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Đầm thử')
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }))
    await expect(db.get('products', 1).name).toBe('Đầm thử')
    await expect(shop.refetch).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác (1)' }))
    await expect(db.get('products', 1)).toEqual(before)
    await expect(shop.refetch).toHaveBeenCalledTimes(2)
    await expect(canvas.getByRole('button', { name: 'Hoàn tác (0)' })).toBeDisabled()
  },
})

/** The contract says what a status may be; nothing is saved. */
export const Invalid = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const { name } = loaded['qa'].db.get('products', 1)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(name) }))
    const status = await canvas.findByLabelText('status')
    await userEvent.clear(status)
    await userEvent.type(status, 'lost')
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }))
    await expect(status).toHaveAccessibleDescription(/inactive/)
    await expect(loaded['qa'].shop.refetch).not.toHaveBeenCalled()
  },
})

/** The world leaves as a file that the panel can read. */
export const Exported = meta.story({
  play: async ({ canvas, userEvent }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const create = spyOn(URL, 'createObjectURL')
    await userEvent.click(canvas.getByRole('button', { name: 'Xuất thế giới' }))
    const file = create.mock.calls[0]?.[0]
    await expect(file).toBeInstanceOf(Blob)
    const text = file instanceof Blob ? await file.text() : ''
    await expect(readQaFile(text)).toMatchObject({ kind: 'moc-lan-world', world: { seed: 1 } })
    click.mockRestore()
    create.mockRestore()
  },
})
