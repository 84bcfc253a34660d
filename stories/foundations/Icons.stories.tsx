import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { IconGrid } from '../../.storybook/book/IconGrid'
import { BookPage, Note, Section } from '../../.storybook/docs/page-parts'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

/** 24 px line icons in the text colour, hidden from screen readers. */
export const Icons = meta.story({
  render: () => (
    <BookPage
      place="Foundations"
      title="Icons"
      lead="Thin lines on a 24 px grid, 1.5 px strong, in the colour of the text beside them. An icon never stands alone without a name for screen readers."
    >
      <Section id="all" title="Every icon">
        <IconGrid />
      </Section>
      <Section id="new" title="A new one">
        <Note>
          One path on the same grid, in <code>src/ui/icons.tsx</code>; icons of the header stand in{' '}
          <code>src/ui/frame-icons.tsx</code>, which every first visit loads.
        </Note>
      </Section>
    </BookPage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an icon' }), 'bag')
    await expect(canvas.getByRole('button', { name: 'BagIcon' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'HeartIcon' })).not.toBeInTheDocument()
  },
})
