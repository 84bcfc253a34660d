import { useQuery } from '@tanstack/react-query'
import { homeReadErrors } from '@/features/admin-home/errors'
import { HomeEditorSkeleton } from '@/features/admin-home/home-layout'
import { HomeEditorView } from '@/features/admin-home/HomeEditorView'
import { homeSectionsQuery } from '@/features/admin-home/queries'
import { useSendImage } from '@/features/admin-images/mutations'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { AdminHead } from '../AdminHead'
import { HomePreview } from './HomePreview'

/** Product §10.8, Homepage: the sections of the home page, edited beside what the shop would show. */
export function HomepageScreen() {
  const msg = useMsg()
  const errorText = useErrorText()
  const query = useQuery(homeSectionsQuery)
  const send = useSendImage()
  return (
    <>
      <AdminHead title={msg('adminHome.title')} />
      <Async
        query={query}
        skeleton={<HomeEditorSkeleton />}
        errorMessage={(error) => errorText(homeReadErrors(error))}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState title={msg('adminHome.empty')} text={msg('adminHome.empty.text')} />}
      >
        {(published) => (
          <HomeEditorView
            published={published}
            send={send}
            preview={(sections, edited) => <HomePreview sections={sections} edited={edited} />}
          />
        )}
      </Async>
    </>
  )
}
