import { ContactDetails } from './ContactBox'
import type { InfoDescription } from './info-description'
import { InfoPage } from './InfoPage'

/** Product §2, /contact: a content page around the site's contact data. */
export function ContactScreen() {
  return <InfoPage page={contactPage} contactBox={false} />
}

const contactPage: InfoDescription = {
  kind: 'info.kind.care',
  title: 'info.contact.title',
  lead: 'info.contact.lead',
  opens: 'wide',
  sections: [
    { id: 'ways', title: 'info.contact.ways', blocks: [{ own: <ContactDetails /> }] },
    {
      id: 'faster',
      title: 'info.contact.faster',
      blocks: [
        { list: ['info.contact.faster.1', 'info.contact.faster.2', 'info.contact.faster.3'] },
      ],
    },
    {
      id: 'answers',
      title: 'info.contact.first',
      blocks: ['info.contact.first.text', { link: '/help' }],
    },
  ],
  related: ['/help', '/shipping', '/returns'],
}
