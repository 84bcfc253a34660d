import type { Meta, StoryObj } from '@storybook/react-vite'
import { MayBeSaved } from '@/ui/editor/MayBeSaved'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: [
    'After a create that got no answer: the record may exist, and saving again could make a second one.',
  ],
  avoid: ['After a refused save: the error stands at its field or in the form.'],
  reader: 'A warning with a link to where the record would be.',
}

const meta = {
  component: MayBeSaved,
  parameters: { guide },
  args: { look: (words) => <a href="#list">{words}</a> },
} satisfies Meta<typeof MayBeSaved>

export default meta

export const Says: StoryObj<typeof meta> = {}
