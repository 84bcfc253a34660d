import { useState } from 'react'
import styled from 'styled-components'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { color, media, radius, space } from '@/theme/tokens.gen'
import { Button } from '../actions/Button'
import { RadioGroup } from '../choosing/RadioGroup'
import { Grid, Row, Text } from '../layout/basics'
import { Dialog } from '../overlays/Dialog'
import type { ComparedField } from './fields'

type ConflictDialogProps = {
  fields: readonly ComparedField[]
  /** The server's time at which the other version was saved. */
  savedAt: string | null
  onSave: (fromRemote: readonly string[]) => Promise<void>
  onBack: () => void
}

/**
 * The dialog for two people who changed the same fields. The user chooses one value for each field. Going
 * back loses nothing.
 */
export function ConflictDialog({ fields, savedAt, onSave, onBack }: ConflictDialogProps) {
  const msg = useMsg()
  const locale = useLocale()
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
      <Fields $gap={5}>
        <p>
          {savedAt && msg('editor.conflict.time', { time: formatMoment(savedAt, locale) })}{' '}
          {msg('editor.conflict.text')}
        </p>
        {fields.length > 1 && (
          <Row $gap={3} $wrap>
            <Button variant="secondary" onClick={() => setFromRemote([])}>
              {msg('editor.conflict.allMine')}
            </Button>
            <Button
              variant="secondary"
              onClick={() => setFromRemote(fields.map(({ name }) => name))}
            >
              {msg('editor.conflict.allTheirs')}
            </Button>
          </Row>
        )}
        {fields.map(({ name, label, local, remote, base }) => (
          <Choice key={name}>
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
              <Text $size="sm" $color="inkSoft">
                {base}
              </Text>
            </BaseValue>
          </Choice>
        ))}
      </Fields>
    </Dialog>
  )
}

const Fields = styled(Grid)`
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Choice = styled.div`
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
