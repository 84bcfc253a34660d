import { useState } from 'react'
import styled from 'styled-components'
import type { Site } from '@/api/generated/model'
import { menuBranches } from '@/domain/admin/menu-edit'
import {
  differingParts,
  likelySides,
  mergedSite,
  type SitePart,
  siteForm,
  textOf,
} from '@/domain/admin/site-diff'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { useAtomValue } from '@/lib/store'
import { space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Dialog } from '@/ui/overlays/Dialog'
import { RadioGroup } from '@/ui/choosing/RadioGroup'
import type { Conflict } from './use-settings-editor'

type ConflictDialogProps = {
  conflict: Conflict
  /** What both versions began from, where that is known. */
  base: Site | null
  onSave: (merged: Site) => Promise<void>
  onBack: () => void
}

/** Product §10.2: somebody saved a newer version. Of each part that differs mine or theirs is chosen; going back keeps mine. */
export function ConflictDialog({ conflict, base, onSave, onBack }: ConflictDialogProps) {
  const msg = useMsg()
  const locale = useAtomValue(localeAtom)
  const { mine } = conflict
  const theirs = siteForm(conflict.theirs.site)
  const parts = differingParts(mine, theirs)
  const [sides, setSides] = useState(() => likelySides({ base, mine, theirs }))
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await onSave(mergedSite(mine, theirs, sides))
  }
  const words = (site: Site, part: SitePart) =>
    part === 'menu' ? menuText(site) : shortAddress(textOf(site, part)) || '–'
  return (
    <Dialog
      open
      onOpenChange={onBack}
      title={msg('adminSettings.conflict.title')}
      dismissible={false}
      fullScreen="phone"
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            {msg('adminSettings.conflict.back')}
          </Button>
          <Button
            disabled={!parts.every((part) => sides[part])}
            loading={saving}
            onClick={() => void save()}
          >
            {msg('adminSettings.conflict.save')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {msg('adminSettings.conflict.text', {
            time: formatMoment(conflict.theirs.updated_at, locale),
          })}
        </p>
        {parts.map((part) => (
          <RadioGroup
            key={part}
            name={`side-${part}`}
            label={msg(`adminSettings.${part}`)}
            options={[
              {
                value: 'mine',
                label: msg('adminSettings.conflict.mine'),
                description: words(mine, part),
              },
              {
                value: 'theirs',
                label: msg('adminSettings.conflict.theirs'),
                description: words(theirs, part),
              },
            ]}
            value={sides[part] ?? null}
            onChange={(side) => setSides({ ...sides, [part]: side })}
          />
        ))}
      </Stack>
    </Dialog>
  )
}

function menuText(site: Site): string {
  return menuBranches(site.menu)
    .map(({ item, children }) => [item, ...children].map(({ name }) => name).join(' › '))
    .join('\n')
}

/** A picture that travels as text is told by its beginning. */
function shortAddress(text: string): string {
  return text.startsWith('data:') ? `${text.slice(0, 24)}…` : text
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  overflow-wrap: anywhere;
  white-space: pre-line;
`
