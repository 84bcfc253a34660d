import preview from '#.storybook/preview'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
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
  globals: { viewport: { value: 'desktop' } },
})

export const Published = meta.story({})

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

const choose: (name: RegExp) => Play =
  (name) =>
  async ({ canvas, userEvent }) => {
    const section = await canvas.findByRole('button', { name })
    await userEvent.click(section)
    await expect(section).toHaveAttribute('aria-pressed', 'true')
  }

export const WideBanner = meta.story({ play: choose(/^Banner/) })

/** A new tile is open, and its first field has the focus. */
export const Tiles = meta.story({
  play: async (context) => {
    await choose(/^Danh mục/)?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm danh mục' }))
    await waitFor(() => expect(document.activeElement).toHaveValue(''))
  },
})

export const PromisesOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: choose(/^Promises/),
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

/** The device is full: what is typed would be lost with the page. */
export const NotKept = meta.story({
  beforeEach() {
    const store = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    return () => store.mockRestore()
  },
  play: async (context) => {
    await addWord(context)
    await expect(await context.canvas.findByRole('alert')).toBeVisible()
  },
})

/** Throwing everything away asks first. */
export const Discarded = meta.story({
  play: async (context) => {
    await addWord(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ thay đổi' }))
    const question = within(await screen.findByRole('dialog'))
    await userEvent.click(question.getByRole('button', { name: 'Bỏ thay đổi' }))
    await canvas.findByText('Mọi thay đổi đã được xuất bản')
  },
})
