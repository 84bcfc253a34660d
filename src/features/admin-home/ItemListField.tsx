import { type ReactNode, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, size, space, text, weight } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { IconButton } from '@/ui/actions/IconButton'
import { useFormList } from '@/ui/form/use-form'
import { TrashIcon } from '@/ui/icons'
import { Text } from '@/ui/layout/basics'
import { arrayMove, SortableList } from '@/ui/sortable/SortableList'

type ItemListProps<Item> = {
  label: string
  addLabel: string
  name: string
  nameOf: (item: Item, index: number) => string
  blank: Item
  children: (name: string, item: Item) => ReactNode
}

type RemovedItem<Item> = { item: Item; index: number; name: string; id: string }

/**
 * The items of a section, for example its tiles. Staff can add, sort and remove items. A removed item can be
 * restored.
 */
export function ItemListField<Item>(props: ItemListProps<Item>) {
  const { label, addLabel, name, nameOf, blank, children } = props
  const msg = useMsg()
  const { items, onChange } = useFormList<Item>(name)
  const addButton = useRef<HTMLButtonElement>(null)
  const [removed, setRemoved] = useState<RemovedItem<Item>>()
  const [added, setAdded] = useState<string>()
  const rows = useRowIds(items.length)
  const nameAt = (index: number) => {
    const item = items[index]
    return item === undefined ? '' : nameOf(item, index)
  }

  const add = () => {
    setRemoved(undefined)
    setAdded(rows.insert(items.length))
    onChange([...items, blank])
  }
  const remove = (index: number, item: Item) => {
    setRemoved({ item, index, name: nameOf(item, index), id: newRowId() })
    rows.remove(index)
    onChange(items.toSpliced(index, 1))
  }
  const putBack = ({ item, index }: RemovedItem<Item>) => {
    setRemoved(undefined)
    rows.insert(index)
    onChange(items.toSpliced(index, 0, item))
    addButton.current?.focus()
  }
  return (
    <Root>
      <Legend>{label}</Legend>
      {items.length === 0 && (
        <Text $size="sm" $color="inkSoft">
          {msg('adminHome.none')}
        </Text>
      )}
      <SortableList
        label={label}
        items={rows.ids}
        itemId={(id) => id}
        itemName={(id) => nameAt(rows.ids.indexOf(id))}
        onMove={(from, to) => {
          rows.move(from, to)
          onChange(arrayMove([...items], from, to))
        }}
      >
        {(id, { handle, steps, index }) => {
          const item = items[index]
          if (item === undefined) return null
          const itemName = nameOf(item, index)
          return (
            <Row ref={id === added ? focusFirstField : undefined} aria-label={itemName}>
              <Head>
                {handle}
                <Name>{itemName}</Name>
                {steps}
                <IconButton
                  label={msg('adminHome.remove', { name: itemName })}
                  onClick={() => remove(index, item)}
                >
                  <TrashIcon size={20} />
                </IconButton>
              </Head>
              {children(`${name}.${index}`, item)}
            </Row>
          )
        }}
      </SortableList>
      <Foot>
        <Button ref={addButton} variant="secondary" onClick={add}>
          {addLabel}
        </Button>
        <span role="status">{removed && msg('adminHome.removed', { name: removed.name })}</span>
        {removed && (
          <Button key={removed.id} ref={focusOn} variant="quiet" onClick={() => putBack(removed)}>
            {msg('ui.undo')}
          </Button>
        )}
      </Foot>
    </Root>
  )
}

/**
 * Focuses the undo button when it appears. The remove button, which had the focus, has disappeared with its
 * item.
 */
const focusOn = (button: HTMLButtonElement | null) => button?.focus()

/** Focuses the first field of a new item. */
function focusFirstField(row: HTMLFieldSetElement | null): void {
  const first = [...(row?.elements ?? [])].find((control) => control.matches('input, select'))
  if (first instanceof HTMLElement) first.focus()
}

let lastRow = 0
const newRowId = () => `row-${(lastRow += 1)}`

/**
 * Returns ids for `count` rows, because the items have no ids of their own. A moved row keeps its id, so
 * React moves its fields with it.
 */
function useRowIds(count: number) {
  const [ids, setIds] = useState(() => Array.from({ length: count }, newRowId))
  // If `count` differs from the number of ids, the form has got another list, for example from a draft. New
  // rows then get new ids.
  const shown =
    ids.length === count ? ids : Array.from({ length: count }, (_, at) => ids[at] ?? newRowId())
  if (shown !== ids) setIds(shown)
  return {
    ids: shown,
    insert(index: number): string {
      const id = newRowId()
      setIds(shown.toSpliced(index, 0, id))
      return id
    },
    remove: (index: number) => setIds(shown.toSpliced(index, 1)),
    move: (from: number, to: number) => setIds(arrayMove([...shown], from, to)),
  }
}

const Root = styled.fieldset`
  & > ol {
    display: grid;
    gap: ${space(3)};
    margin-block-end: ${space(3)};
  }
`

const Legend = styled.legend`
  margin-block-end: ${space(2)};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  font-size: ${text.sm};
`

const Row = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  grid-template-columns: minmax(0, 1fr);
  padding: 0 ${space(3)} ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.paper};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  min-height: ${size.target};
  margin-inline: -${space(3)};
`

const Name = styled.p`
  flex: 1;
  min-width: 0;
  font-size: ${text.sm};
  font-weight: ${weight.bold};
`
