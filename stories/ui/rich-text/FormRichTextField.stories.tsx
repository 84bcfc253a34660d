import preview from '#.storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { FormRichTextField } from '@/ui/rich-text/FormRichTextField'
import { inForm, onSent, submitForm } from '../../support/in-form'

const text = [
  '<h3>Chất liệu</h3><p>Lụa <strong>tơ tằm</strong>, <em>mềm</em>.</p>',
  '<ul><li><p>Giặt tay</p></li><li><p>Phơi râm</p></li></ul>',
  '<table><tbody><tr><th><p>Cỡ</p></th><th><p>Ngực</p></th></tr>',
  '<tr><td><p>M</p></td><td><p>84</p></td></tr></tbody></table>',
].join('')

const meta = preview.meta({
  component: FormRichTextField,
  parameters: {
    form: { description: text },
    guide: {
      use: ['For text with headings, lists, links and tables: descriptions and size charts.'],
      avoid: ['For a sentence or a note: `TextField` with `multiline`.'],
      keyboard: [
        ['Alt+F10', 'to the toolbar, Escape back'],
        ['Arrow keys', 'move in the toolbar'],
        ['Ctrl+B, Ctrl+I, Ctrl+K', 'bold, italic, link'],
      ],
      reader: 'Label, hint and error as for any field; clicked tools say so.',
    },
  },
  args: { name: 'description', label: 'Mô tả', hint: 'Chất liệu, phom, cách giặt' },
  decorators: [inForm],
})

export const Filled = meta.story({})

/**
 * The editor works with the keyboard: Ctrl+B for bold, Alt+F10 to the toolbar, and arrow keys inside the
 * toolbar. Sending the form right after the last key still sends the whole text.
 */
export const ByKeys = meta.story({
  parameters: { form: { description: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Mô tả' }))
    await userEvent.keyboard('{Control>}b{/Control}Lụa{Alt>}{F10}{/Alt}')
    await expect(canvas.getByRole('button', { name: 'Đậm' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    submitForm(canvas)
    const description = '<h3><strong>Lụa</strong></h3>'
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ description }))
  },
})

/** Only a safe URL becomes a link. */
export const UnsafeLink = meta.story({
  parameters: { form: { description: '<p>Len</p>' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Mô tả' }))
    await userEvent.keyboard('{Control>}k{/Control}')
    const address = await canvas.findByRole('textbox', { name: 'Địa chỉ liên kết' })
    await userEvent.type(address, 'javascript:alert(1){Enter}')
    await waitFor(() => expect(address).toBeInvalid())
  },
})

/**
 * A person who only moves through the field changes nothing, even if the editor would write the HTML in
 * another way.
 */
export const PassedThrough = meta.story({
  parameters: { form: { description: '<ul><li>Lụa</li></ul>' } },
  tags: ['§14.2q'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Mô tả' }))
    await userEvent.tab()
    submitForm(canvas)
    const description = '<ul><li>Lụa</li></ul>'
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ description }))
  },
})

/** The buttons for tables appear while the caret is in a table. */
export const InATable = meta.story({
  parameters: {
    form: {
      description: '<table><tbody><tr><th><p>Cỡ</p></th><td><p>M</p></td></tr></tbody></table>',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Mô tả' })
    await userEvent.click(canvas.getByText('Cỡ'))
    await expect(await canvas.findByRole('button', { name: 'Thêm hàng' })).toBeVisible()
  },
})
