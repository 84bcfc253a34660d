import preview from '#.storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { FormRichTextField } from '@/ui/form/FormRichTextField'
import { inForm, onSent, send } from '../../support/in-form'

const meta = preview.meta({
  component: FormRichTextField,
  parameters: { form: { description: '<p>Lụa <strong>tơ tằm</strong> dệt tay.</p>' } },
  args: { name: 'description', label: 'Mô tả', hint: 'Chất liệu, phom, cách giặt' },
  decorators: [inForm],
})

/** A press right after the last key sends it. */
export const SentWithTheLastKey = meta.story({
  parameters: { form: { description: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Mô tả' }))
    await userEvent.keyboard('Lụa')
    send(canvas)
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ description: '<p>Lụa</p>' }))
  },
})
