import preview from '#.storybook/preview'
import { expect, spyOn } from 'storybook/test'
import { readQaFile } from '~mocks/devtools/bundle/bundle'
import { ReportTab } from '~mocks/devtools/panel/ReportTab'
import { openQaWorld } from '../support/qa-world'
import { QaFrame } from '../support/QaFrame'

const meta = preview.meta({
  component: ReportTab,
  loaders: [async () => ({ qa: await openQaWorld({ names: ['createOrder.offline'] }) })],
  args: { world: await openQaWorld() },
  render: (_, { loaded }) => (
    <QaFrame>
      <ReportTab world={loaded['qa']} />
    </QaFrame>
  ),
})

/** The file has states, calls and errors, and neither the typed password nor a token. */
export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const create = spyOn(URL, 'createObjectURL')
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo gói báo lỗi' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Lưu thành tệp' }))
    const file = create.mock.calls[0]?.[0]
    const text = file instanceof Blob ? await file.text() : ''
    await expect(readQaFile(text)).toMatchObject({
      kind: 'moc-lan-bundle',
      scenario: ['createOrder.offline'],
      calls: [{ operation: 'siteInfo' }, { operation: 'homepageBanners' }, { operation: 'login' }],
      errors: [{ text: 'TypeError: line is undefined' }],
    })
    await expect(text).not.toContain('"wrong"')
    click.mockRestore()
    create.mockRestore()
  },
})
