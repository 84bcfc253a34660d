import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HomeEditorView } from '@/features/admin-home/HomeEditorView'
import { HomeSection } from '@/features/home/HomeSection'
import type { Guide } from '../../../.storybook/docs/guide'
import { homePicture } from '../../support/pictures'
import { seedSections } from '../../support/seed'
import { signInAsStaff } from '../../support/shopper'

const guide: Guide = {
  use: ['The whole editor of the home page: order, form of one section, preview, publishing.'],
  reader: 'When rules stand in the way, the section with the first error opens and gets the focus.',
}

const meta = {
  component: HomeEditorView,
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInAsStaff,
  args: {
    published: seedSections(),
    send: async () => ({ url: homePicture('banner-home') }),
    preview: (sections) =>
      sections.map((section) => <HomeSection key={section.section_key} section={section} />),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof HomeEditorView>

export default meta
type Story = StoryObj<typeof meta>

export const Published: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

/** A change that is not published yet is marked, and so is a section that the shop does not show. */
export const MarkedOnAPhone: Story = {
  args: {
    published: seedSections().map((section, index) => ({ ...section, is_active: index !== 2 })),
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!')
    await expect(await canvas.findByText('Unpublished')).toBeVisible()
    await expect(canvas.getByText('Hidden')).toBeVisible()
  },
}

/** Another section is edited; the pressed button says which. */
export const AnotherChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const categories = canvas.getByRole('button', { name: 'Danh mục' })
    await userEvent.click(categories)
    await expect(categories).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('group', { name: 'Danh mục' })).toBeVisible()
  },
}

/** The server refuses to publish: the reason stands in the bar, and nothing typed is lost. */
export const NotPublished: Story = {
  parameters: {
    scenario: ['login:staff', 'updateHomepageSection.500'],
    expectedMessages: [/Failed to load resource/],
  },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: 'Tiêu đề' })
    await userEvent.type(title, '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Xuất bản' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(title).toHaveDisplayValue(/!$/)
  },
}
