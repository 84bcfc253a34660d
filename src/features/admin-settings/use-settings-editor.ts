import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isConflict } from '@/api/errors'
import type { SettingsData, Site } from '@/api/generated/model'
import { differingParts, settledSite, siteForm } from '@/domain/admin/site-diff'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import type { FormHelpers } from '@/ui/form/Form'
import { useToast } from '@/ui/toast/toast'
import { fieldTexts, saveErrors } from './errors'
import { readKept, removeKept, writeKept } from './kept'
import { useSaveSettings } from './mutations'
import { trimmedSite } from './problems'
import { settingsQuery } from './queries'

type Helpers = FormHelpers<Site>
/** Somebody saved a newer version: both wait for a choice. */
export type Conflict = { mine: Site; theirs: SettingsData; helpers: Helpers }

/** Site info as it was last read or saved, what this device keeps of it, and saving over it. */
export function useSettingsEditor(data: SettingsData) {
  const client = useQueryClient()
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const { mutateAsync } = useSaveSettings()
  const [base, setBase] = useState(() => ({ form: siteForm(data.site), version: data.updated_at }))
  const [start, setStart] = useState(() => {
    const kept = readKept(base.form)
    return kept && differingParts(kept.form, base.form).length > 0 ? kept : null
  })
  /** What the form began from; older than `base` where it was kept before somebody else saved. */
  const [version, setVersion] = useState(start?.version ?? base.version)
  /** A form of its own each time one begins anew. */
  const [round, setRound] = useState(0)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isKept, setIsKept] = useState(true)

  const keep = (form: Site, from = { ...base, version }) => {
    if (differingParts(form, from.form).length === 0) removeKept()
    else setIsKept(writeKept({ form, version: from.version }))
  }
  const adopt = (saved: SettingsData, sent: Site, helpers: Helpers) => {
    const from = { form: siteForm(saved.site), version: saved.updated_at }
    setBase(from)
    setVersion(from.version)
    setStart(null)
    setConflict(null)
    helpers.update((current) => {
      const settled = settledSite(current, sent, from.form)
      keep(settled, from)
      return settled
    })
    toast({ message: msg('adminSettings.saved') })
  }
  /** Never rejects: what went wrong is said. */
  const save = async (form: Site, helpers: Helpers, over = version) => {
    const site = trimmedSite(form)
    try {
      adopt((await mutateAsync({ data: { site, updated_at: over } })).data, form, helpers)
    } catch (error) {
      if (isConflict(error))
        await meet(form, helpers).catch((failed) => tell(failed, form, helpers))
      else tell(error, site, helpers)
    }
  }
  const meet = async (mine: Site, helpers: Helpers) => {
    const { data: theirs } = await client.fetchQuery({ ...settingsQuery, staleTime: 0 })
    // The answer to an earlier try was lost: it had been saved.
    if (differingParts(siteForm(trimmedSite(mine)), siteForm(theirs.site)).length === 0)
      adopt(theirs, mine, helpers)
    else setConflict({ mine, theirs, helpers })
  }
  const tell = (error: unknown, site: Site, helpers: Helpers) => {
    helpers.setFieldErrors(fieldTexts(error, site))
    toast({ type: 'error', message: errorText(saveErrors(error)) })
  }
  return {
    base,
    initial: start?.form ?? base.form,
    isRestored: start !== null,
    isOutdated: version !== base.version,
    round,
    isKept,
    conflict,
    keep,
    save,
    /** Saves what was chosen of two versions, over theirs. */
    resolve: async (merged: Site) => {
      if (!conflict) return
      const { theirs, helpers } = conflict
      setBase({ form: siteForm(theirs.site), version: theirs.updated_at })
      setVersion(theirs.updated_at)
      helpers.update(() => merged)
      setConflict(null)
      await save(merged, helpers, theirs.updated_at)
    },
    leaveConflict: () => setConflict(null),
    /** Back to what is saved. */
    discard: () => {
      removeKept()
      setStart(null)
      setVersion(base.version)
      setRound(round + 1)
    },
  }
}
