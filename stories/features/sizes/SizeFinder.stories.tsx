import preview from '#.storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { SizeFinder } from '@/features/sizes/SizeFinder'

const meta = preview.meta({ component: SizeFinder })

export const Empty = meta.story({})

/** The measures are between two sizes. A live region announces the size, and the typed measures stay. */
export const Found = meta.story({
  tags: ['§2.14.3'],
  play: async ({ canvas, userEvent }) => {
    const hip = canvas.getByRole('textbox', { name: 'Hông (cm)' })
    await userEvent.type(hip, '93,5{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Size M hợp với bạn'))
    await expect(hip).toHaveValue('93,5')
  },
})
