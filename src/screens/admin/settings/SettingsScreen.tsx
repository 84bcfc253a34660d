import { useQuery } from '@tanstack/react-query'
import { useMay } from '@/domain/rights/rights'
import { adminCategoriesQuery } from '@/features/admin-categories/queries'
import { useSendImage } from '@/features/admin-images/mutations'
import { settingsErrors } from '@/features/admin-settings/mutations'
import { settingsQuery } from '@/features/admin-settings/queries'
import { SettingsEditor, SettingsSkeleton } from '@/features/admin-settings/SettingsEditor'
import { AdminHead } from '@/features/admin/AdminHead'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Async } from '@/ui/feedback/Async'

/** Product §10.9, Settings: all of website info and the menu; saving shows in the shop at once. */
export function SettingsScreen() {
  const msg = useMsg()
  const errorText = useErrorText()
  const query = useQuery(settingsQuery)
  const enabled = useMay()('adminCategories')
  const { data: categories = [] } = useQuery({ ...adminCategoriesQuery, enabled })
  // The contract has no separate upload for the site's pictures.
  const send = useSendImage()
  return (
    <>
      <AdminHead title={msg('admin.nav.settings')} />
      <Async
        query={query}
        skeleton={<SettingsSkeleton />}
        errorMessage={(error) => errorText(settingsErrors(error))}
      >
        {(data) => (
          <SettingsEditor
            data={data}
            send={send}
            categories={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
        )}
      </Async>
    </>
  )
}
