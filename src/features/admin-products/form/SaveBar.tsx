import type { ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import type { AdminProduct, ProductStatus } from '@/api/generated/model'
import type { ProductForm } from '@/domain/product/form'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { color, control, media, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { MayBeSaved } from '@/ui/editor/EditorActions'
import type { RecordEditor } from '@/ui/editor/use-record-editor'
import { Row } from '@/ui/layout/basics'
import { BottomBar } from '@/ui/layout/BottomBar'
import { savesDrafts, saveTarget } from './saving'

type SaveBarProps = {
  editor: RecordEditor<ProductForm, AdminProduct | null>
  /** The status that is being saved now, or was last. */
  sentStatus: ProductStatus | undefined
  /** Pictures are on their way: what is saved now would lack them. */
  isBusy: boolean
  /** A link to the products of this name. */
  renderLink: (label: string) => ReactNode
  /** Called before the form is sent. */
  onSend: (status: ProductStatus) => void
  onPreview: () => void
}

/** Stays at the lower edge: what is saved, the preview, and both ways to save. */
export function SaveBar(props: SaveBarProps) {
  const { editor, sentStatus, isBusy, renderLink, onSend, onPreview } = props
  const msg = useMsg()
  const locale = useLocale()
  const { isDirty, isKept, isSaving, mayBeSaved } = editor
  const saved = editor.saved.row
  const target = saveTarget(editor.values.status, saved?.status)
  const state = () => {
    if (isBusy) return msg('adminProduct.state.uploading')
    if (isDirty) return msg(isKept ? 'editor.state.unsaved' : 'editor.state.notKept')
    const savedAt = saved?.updated_at
    if (!savedAt) return msg('adminProduct.state.new')
    return msg('adminProduct.state.saved', { time: formatMoment(savedAt, locale) })
  }
  return (
    <BottomBar label={msg('adminProduct.bar')}>
      <RoomForTheStrip />
      {mayBeSaved ? <MayBeSaved renderLink={renderLink} /> : <State role="status">{state()}</State>}
      <Buttons $wrap $gap={1} $justify="flex-end">
        <Button variant="quiet" onClick={onPreview}>
          {msg('adminProduct.preview')}
        </Button>
        {savesDrafts(saved?.status) && (
          <Button
            type="submit"
            variant="secondary"
            disabled={isBusy}
            loading={isSaving && sentStatus === 'draft'}
            onClick={() => onSend('draft')}
          >
            {msg('adminProduct.save.draft')}
          </Button>
        )}
        <Button
          type="submit"
          disabled={isBusy}
          loading={isSaving && sentStatus === target.status}
          onClick={() => onSend(target.status)}
        >
          {msg(target.name)}
        </Button>
      </Buttons>
    </BottomBar>
  )
}

/** What takes the focus must not be under the strip of sections. */
const RoomForTheStrip = createGlobalStyle`
  html {
    scroll-padding-block-start: ${space(16)};
  }
`

const State = styled.p`
  flex: 1 1 120px;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Buttons = styled(Row)`
  & > button {
    padding-inline: ${space(2)};
    font-size: ${text.sm};

    &[data-variant='quiet'] {
      padding-inline: ${space(1)};
    }
  }

  ${media.tablet} {
    gap: ${space(3)};

    & > button {
      padding-inline: ${space(5)};
      font-size: ${control.text};
    }
  }
`
