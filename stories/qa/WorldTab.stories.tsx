import preview from '#.storybook/preview'
import { expect, spyOn } from 'storybook/test'
import { WorldTab } from '~mocks/devtools/panel/WorldTab'
import { openQaWorld } from '../support/qa-world'
import { QaFrame } from '../support/QaFrame'

const meta = preview.meta({
  component: WorldTab,
  loaders: [async () => ({ qa: await openQaWorld({ names: ['createOrder.offline'] }) })],
  args: { world: await openQaWorld() },
  render: (_, { loaded }) => (
    <QaFrame>
      <WorldTab world={loaded['qa']} />
    </QaFrame>
  ),
})

/** The link opens this page with the same states and the same world. */
export const Linked = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Chép liên kết' }))
    const { searchParams } = new URL(write.mock.calls[0]?.[0] ?? '')
    await expect(searchParams.get('scenario')).toBe('createOrder.offline')
    await expect([searchParams.get('world'), searchParams.get('seed')]).toEqual(['usual', '1'])
    write.mockRestore()
  },
})

/** The world leaves as a file. */
export const Exported = meta.story({
  play: async ({ canvas, userEvent }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const create = spyOn(URL, 'createObjectURL')
    await userEvent.click(canvas.getByRole('button', { name: 'Xuất thế giới' }))
    const file = create.mock.calls[0]?.[0]
    const text = file instanceof Blob ? await file.text() : ''
    await expect(JSON.parse(text)).toMatchObject({ kind: 'moc-lan-world', world: { seed: 1 } })
    click.mockRestore()
    create.mockRestore()
  },
})

/** A file that is no world is refused. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const file = new File(['no world'], 'notes.json', { type: 'application/json' })
    await userEvent.upload(canvas.getByLabelText('Nhập thế giới'), file)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Đây không phải thế giới')
  },
})
