import { useState } from 'react'
import styled from 'styled-components'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { useAtomValue } from '@/lib/store'
import { media } from '@/theme/breakpoints'
import { color, radius, space, text } from '@/theme/tokens'
import { Button } from '../actions/Button'
import { RadioGroup } from '../choosing/RadioGroup'
import { Dialog } from '../overlays/Dialog'
import type { ComparedField } from './fields'

type ConflictDialogProps = {
  /** The fields that both changed. */
  fields: readonly ComparedField[]
  /** When the newer version was saved: the server's time. */
  savedAt: string | null
  /** Saves, taking these fields from the newer version. */
  onSave: (fromRemote: readonly string[]) => Promise<void>
  /** Called when the user goes back to the form, which keeps what is typed. */
  onBack: () => void
}

/**
 * Asked when two people changed the same fields. For each field the user picks their own value or the other one; the
 * value that both started from stands beside them. Going back loses nothing that was typed.
 */
export function ConflictDialog({ fields, savedAt, onSave, onBack }: ConflictDialogProps) {
  const msg = useMsg()
  const locale = useAtomValue(localeAtom)
  const [fromRemote, setFromRemote] = useState<readonly string[]>([])
  const choose = (name: string, side: string) => {
    const others = fromRemote.filter((other) => other !== name)
    setFromRemote(side === 'remote' ? [...others, name] : others)
  }
  return (
    <Dialog
      open
      onOpenChange={onBack}
      title={msg('editor.conflict.title')}
      dismissible={false}
      fullScreen="phone"
      wide
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            {msg('editor.conflict.back')}
          </Button>
          <Button onClick={() => void onSave(fromRemote)}>{msg('editor.conflict.save')}</Button>
        </>
      }
    >
      <Stack>
        <p>
          {savedAt && msg('editor.conflict.time', { time: formatMoment(savedAt, locale) })}{' '}
          {msg('editor.conflict.text')}
        </p>
        {fields.length > 1 && (
          <All>
            <Button variant="secondary" onClick={() => setFromRemote([])}>
              {msg('editor.conflict.allMine')}
            </Button>
            <Button
              variant="secondary"
              onClick={() => setFromRemote(fields.map(({ name }) => name))}
            >
              {msg('editor.conflict.allTheirs')}
            </Button>
          </All>
        )}
        {fields.map(({ name, label, local, remote, base }) => (
          <Row key={name}>
            <RadioGroup
              name={`side-${name}`}
              label={label}
              beside
              options={[
                { value: 'local', label: msg('editor.conflict.mine'), description: local },
                { value: 'remote', label: msg('editor.conflict.theirs'), description: remote },
              ]}
              value={fromRemote.includes(name) ? 'remote' : 'local'}
              onChange={(side) => choose(name, side)}
            />
            <BaseValue>
              <p>{msg('editor.conflict.base')}</p>
              <Text>{base}</Text>
            </BaseValue>
          </Row>
        ))}
      </Stack>
    </Dialog>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const All = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`

/** The choice and the value both started from: side by side from tablets up, stacked on phones. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: end;
  }
`

const BaseValue = styled.div`
  padding: ${space(3)} ${space(4)};
  border: 1px solid transparent;
  border-radius: ${radius.sm};
  margin-block-end: ${space(1)};
  background: ${color.sand};
`

const Text = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
