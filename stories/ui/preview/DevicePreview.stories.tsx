import preview from '#.storybook/preview'
import { expect, waitFor } from 'storybook/test'
import styled from 'styled-components'
import { media } from '@/theme/tokens.gen'
import { DevicePreview } from '@/ui/preview/DevicePreview'

const Wide = styled.p`
  padding: 24px;
  outline: 3px solid red;

  ${media.desktop} {
    outline-color: green;
  }
`

const meta = preview.meta({
  component: DevicePreview,
  parameters: {
    guide: {
      use: [
        'Beside an editor, to see what the shop would show on a phone, a tablet and a desktop.',
      ],
      avoid: ['To embed another site: it renders our own components only.'],
      reader: 'The frame is inert: only its name is read.',
    },
  },
  args: { children: <Wide id="shown">Quần áo cho hôm nay</Wide> },
})

/** Media queries in the preview follow the chosen device, not the window. */
export const Devices = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = canvasElement.querySelector('iframe')?.contentDocument
    const outline = () => {
      const shown = page?.querySelector('#shown')
      return shown ? getComputedStyle(shown).outlineColor : ''
    }
    await userEvent.click(canvas.getByRole('radio', { name: 'Điện thoại' }))
    await waitFor(() => expect(outline()).toBe('rgb(255, 0, 0)'))
    await userEvent.click(canvas.getByRole('radio', { name: 'Máy tính' }))
    await waitFor(() => expect(outline()).toBe('rgb(0, 128, 0)'))
  },
})
