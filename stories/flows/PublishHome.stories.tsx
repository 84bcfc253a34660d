import preview from '#.storybook/preview'
import { Flow } from '../../.storybook/book/Flow'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

export const PublishHome = meta.story({
  render: () => (
    <Flow
      title="Publish a home page"
      lead="Staff change what the shop opens with, see it as a phone shows it, and publish."
      steps={[
        {
          title: 'What shoppers see now',
          what: 'Nothing has changed: there is nothing to publish.',
          show: ['features/admin-home/HomepageScreen', 'Published'],
        },
        {
          title: 'Changes of one’s own',
          what: 'The bar says what is not published yet.',
          show: ['features/admin-home/HomepageScreen', 'NotPublished'],
        },
        {
          title: 'Something to correct',
          what: 'Publishing waits; the section that needs it says so.',
          show: ['features/admin-home/HomepageScreen', 'ToCorrect'],
        },
        {
          title: 'The tiles',
          what: 'A section with a list: add, move, remove.',
          show: ['features/admin-home/HomepageScreen', 'Tiles'],
        },
        {
          title: 'The shop shows it',
          what: 'The same section components, now with the new content.',
          show: ['screens/home/HomeScreen', 'Loaded'],
        },
      ]}
    />
  ),
})
