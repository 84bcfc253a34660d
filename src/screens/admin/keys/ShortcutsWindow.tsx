import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { color, radius, space, text } from '@/theme/tokens.gen'
import { Switch } from '@/ui/choosing/Switch'
import { Text } from '@/ui/layout/basics'
import { Dialog } from '@/ui/overlays/Dialog'
import { StayingToastsSwitch } from '@/ui/toast/StayingToastsSwitch'
import { areLetterKeysOffAtom, modifierKeyName } from './admin-key'

type KeyListProps = { isOpen: boolean; onClose: () => void }

/**
 * The window that lists all keys of the back office. A switch turns off the keys that are a single character,
 * because speech input may press them by accident. A second switch lets toasts stay.
 */
export function ShortcutsWindow({ isOpen, onClose }: KeyListProps) {
  const msg = useMsg()
  const isOff = useAtomValue(areLetterKeysOffAtom)
  const setOff = useSetAtom(areLetterKeysOffAtom)
  const mod = modifierKeyName()
  const enter = msg('adminKeys.key.enter')
  const shift = msg('adminKeys.key.shift')
  const escape = msg('adminKeys.key.escape')
  const groups = [
    {
      name: msg('adminKeys.key.everywhere'),
      keys: [
        [`${mod} K`, msg('adminKeys.use.palette')],
        [`${mod} S`, msg('adminKeys.use.save')],
        [`${mod} ${enter}`, msg('adminKeys.use.publish')],
        [escape, msg('adminKeys.use.close')],
        ['/', msg('adminKeys.use.search')],
        ['?', msg('adminKeys.use.keys')],
      ],
    },
    {
      name: msg('adminKeys.key.lists'),
      keys: [
        ['↑ ↓', msg('adminKeys.use.rows')],
        [msg('adminKeys.key.shiftRows', { shift }), msg('adminKeys.use.selectRows')],
        [enter, msg('adminKeys.use.bulk')],
      ],
    },
    {
      name: msg('adminKeys.key.cells'),
      keys: [
        ['← ↑ → ↓', msg('adminKeys.use.move')],
        [`${enter}, ${shift} ${enter}`, msg('adminKeys.use.next')],
        ['F2', msg('adminKeys.use.edit')],
        [escape, msg('adminKeys.use.clear')],
        [`${shift} ← ↑ → ↓`, msg('adminKeys.use.range')],
        [`${mod} D`, msg('adminKeys.use.fillDown')],
        [msg('adminKeys.key.delete'), msg('adminKeys.use.empty')],
        [`${mod} V`, msg('adminKeys.use.paste')],
        [`${mod} Z`, msg('adminKeys.use.undo')],
      ],
    },
  ]
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={msg('adminKeys.title')}
    >
      {groups.map(({ name, keys }) => (
        <section key={name}>
          <Text as="h3" $title="h4">
            {name}
          </Text>
          <Keys>
            {keys.map(([key, use]) => (
              <div key={key}>
                <dt>
                  <Key>{key}</Key>
                </dt>
                <dd>{use}</dd>
              </div>
            ))}
          </Keys>
        </section>
      ))}
      <Switch label={msg('adminKeys.letters')} checked={!isOff} onChange={(on) => setOff(!on)} />
      <StayingToastsSwitch />
    </Dialog>
  )
}

const Keys = styled.dl`
  display: grid;
  margin-block: ${space(2)} ${space(5)};
  font-size: ${text.sm};
  gap: ${space(2)};

  & > div {
    display: grid;
    align-items: baseline;
    gap: ${space(3)};
    grid-template-columns: 132px minmax(0, 1fr);
  }
`

const Key = styled.kbd`
  display: inline-block;
  padding: 0 ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.paper};
  font-family: inherit;
  font-size: ${text.xs};
`
