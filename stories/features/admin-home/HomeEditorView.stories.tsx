import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { HomeEditorView } from '@/features/admin-home/HomeEditorView'
import { HomeSection } from '@/features/home/HomeSection'
import { homePicture } from '../../support/pictures'
import type { Play } from '../../support/play'
import { seedSections } from '../../support/seed'

const meta = preview.meta({
  component: HomeEditorView,
  args: {
    published: seedSections(),
    send: async () => ({ url: homePicture('banner-home') }),
    preview: (sections) =>
      sections.map((section) => <HomeSection key={section.section_key} section={section} />),
  },
})

/** A change that is not published yet is marked, and so is a section that the shop does not show. */
export const MarkedOnAPhone = meta.story({
  args: {
    published: seedSections().map((section, index) => ({ ...section, is_active: index !== 2 })),
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!')
    await expect(await canvas.findByText('Unpublished')).toBeVisible()
    await expect(canvas.getByText('Hidden')).toBeVisible()
  },
})

const addWord: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Tiêu đề' }), '!')
}

/** The server refuses to publish: the reason stands in the bar, and nothing typed is lost. */
export const NotPublished = meta.story({
  parameters: { scenario: ['updateHomepageSection.500'] },
  play: async (context) => {
    await addWord(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Xuất bản' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Tiêu đề' })).toHaveDisplayValue(/!$/)
  },
})
