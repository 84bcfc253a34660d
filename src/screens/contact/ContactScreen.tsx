import { InfoPage } from '@/screens/info/InfoPage'
import { contactPage } from '@/screens/info/pages/contact'
import { ContactDetails } from './ContactDetails'

/** Product §2, /contact: a content page around the site's contact data. */
export function ContactScreen() {
  return <InfoPage page={contactPage} slots={{ ways: <ContactDetails /> }} contactBox={false} />
}
