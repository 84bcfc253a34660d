import { type FormEvent, useId, useState, useEffect, useReducer } from 'react'
import type { Kind } from '../../db/column'
import { ForeignKeyError } from '../../db/foreign-keys'
import { columnsOf, isTableName, type Key, type TableName, tableNames } from '../../db/tables'
import { makeWorldFile } from '../bundle/make-bundle'
import { type Edits, keyOfRow } from '../edits'
import { madeRows } from '../made-rows'
import type { QaWorld } from '../qa-world'
import { readRow, textOf, searchRows } from '../rows'
import { useQaMsg } from '../use-qa-msg'
import { Choice, download, FileInput, Input, Press } from './elements'

const shown = 50

function titleOf(row: object): string {
  return Object.entries(row)
    .filter(([name]) => /name|code|title|email|text|slug|status|color|size|website/.test(name))
    .map(([, value]) => textOf(value).slice(0, 60))
    .filter((text) => text !== '' && !text.startsWith('<'))
    .slice(0, 3)
    .join(' · ')
}

export function DataTab({ world }: { world: QaWorld }) {
  const msg = useQaMsg()
  const [table, setTable] = useState<TableName>('products')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Key | null>(null)
  const [made, setMade] = useState<ReadonlySet<Key>>(new Set())
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  const { db, edits, shop } = world
  // The shop writes, too.
  useEffect(
    function followWorld() {
      return db.subscribe(refresh)
    },
    [db],
  )
  const found = searchRows(db.tables[table], search)
  const isMade = (candidate: object) => made.has(keyOfRow(table, candidate))
  const ordered =
    made.size === 0 ? found : [...found.filter(isMade), ...found.filter((one) => !isMade(one))]
  const row = chosen === null ? undefined : db.find(table, chosen)

  function finish() {
    setChosen(null)
    shop.refetch()
  }

  return (
    <>
      <div className="row">
        <Choice
          label={msg('qa.data.table')}
          value={table}
          onChange={(name) => {
            if (isTableName(name)) setTable(name)
            setChosen(null)
            setMade(new Set())
          }}
        >
          {tableNames.map((name) => (
            <option key={name} value={name}>
              {name} ({db.tables[name].length})
            </option>
          ))}
        </Choice>
        <Input
          grow
          type="search"
          label={msg('qa.data.search')}
          value={search}
          onChange={setSearch}
        />
      </div>
      <div className="row">
        {!row && (
          <MoreRows
            key={table}
            world={world}
            table={table}
            onMade={(keys) => {
              setMade(new Set(keys))
              setSearch('')
              shop.refetch()
            }}
          />
        )}
        <Press
          disabled={edits.count() === 0}
          onClick={() => {
            edits.undo()
            finish()
          }}
        >
          {msg('qa.data.undo', { n: edits.count() })}
        </Press>
      </div>
      {row ? (
        <RowForm
          key={`${table} ${chosen}`}
          table={table}
          row={row}
          edits={edits}
          onDone={finish}
          onCancel={() => setChosen(null)}
        />
      ) : (
        <>
          <p role="status">{msg('qa.data.found', { n: found.length })}</p>
          <ul className="rows">
            {ordered.slice(0, shown).map((candidate) => {
              const key = keyOfRow(table, candidate)
              return (
                <li key={key}>
                  <Press onClick={() => setChosen(key)}>
                    <code>{key}</code>
                    <span>{titleOf(candidate)}</span>
                  </Press>
                </li>
              )
            })}
          </ul>
        </>
      )}
      <div className="row">
        <Press onClick={() => download('moc-lan-world.json', JSON.stringify(makeWorldFile(world)))}>
          {msg('qa.data.export')}
        </Press>
        <FileInput label={msg('qa.data.import')} />
      </div>
    </>
  )
}

const mostMade = 1000

interface MoreRowsProps {
  world: QaWorld
  table: TableName
  onMade(keys: readonly Key[]): void
}

/** Makes rows like the table's last one, in one step of undo. */
function MoreRows({ world: { db, edits }, table, onMade }: MoreRowsProps) {
  const msg = useQaMsg()
  const [count, setCount] = useState('1')
  const [isRefused, setIsRefused] = useState(false)
  const number = Number(count)
  const isCount = Number.isInteger(number) && number >= 1 && number <= mostMade

  function add(event: FormEvent) {
    event.preventDefault()
    const rows = db.tables[table].length > 0 ? madeRows(db, table, { count: number }) : []
    const keys = rows.map((row) => keyOfRow(table, row))
    // A row whose key is made of what it points to can't stand twice.
    const isNew = rows.length > 0 && keys.every((key) => !db.find(table, key))
    setIsRefused(!isNew)
    if (!isNew) return
    edits.save(table, ...rows)
    onMade(keys)
  }

  return (
    <form className="row" onSubmit={add}>
      <Input
        type="number"
        min={1}
        max={mostMade}
        label={msg('qa.data.count')}
        value={count}
        onChange={setCount}
      />
      <Press type="submit" disabled={!isCount}>
        {msg('qa.data.add')}
      </Press>
      {isRefused && <p role="alert">{msg('qa.data.cannotAdd')}</p>}
    </form>
  )
}

interface FieldProps {
  name: string
  kind: Kind
  value: string
  problem: string | undefined
  onChange(value: string): void
}

function Field({ name, kind, value, problem, onChange }: FieldProps) {
  const id = useId()
  const isWrong = problem !== undefined
  const described = {
    id,
    'aria-invalid': isWrong,
    'aria-describedby': isWrong ? `${id}-problem` : undefined,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  // Decided once: a field that changed while somebody types would lose the focus.
  const [isLong] = useState(kind === 'json' || value.length > 60)
  return (
    <div className="field">
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      {kind === 'flag' ? (
        <input
          {...described}
          type="checkbox"
          checked={value === 'true'}
          onChange={({ target }) => onChange(String(target.checked))}
        />
      ) : isLong ? (
        <textarea {...described} rows={Math.min(8, value.split('\n').length + 1)} />
      ) : (
        <input {...described} inputMode={kind.startsWith('number') ? 'numeric' : undefined} />
      )}
      {isWrong && <em id={`${id}-problem`}>{problem}</em>}
    </div>
  )
}

interface RowFormProps {
  table: TableName
  row: object
  edits: Edits
  onDone(): void
  onCancel(): void
}

function RowForm({ table, row, edits, onDone, onCancel }: RowFormProps) {
  const msg = useQaMsg()
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOf(value)])),
  )
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState('')
  const key = keyOfRow(table, row)

  function attempt(write: () => void) {
    try {
      write()
      onDone()
    } catch (error) {
      if (!(error instanceof ForeignKeyError)) throw error
      setRefusal(error.message)
    }
  }

  function save(event: FormEvent) {
    event.preventDefault()
    const read = readRow(table, texts)
    setProblems(read.problems)
    setRefusal('')
    if (Object.keys(read.problems).length === 0) attempt(() => edits.save(table, read.row))
  }

  const isKey = (name: string) => Object.is(Reflect.get(row, name), key)
  return (
    <form className="row-form" aria-label={`${table} ${key}`} onSubmit={save} noValidate>
      {columnsOf(table)
        .filter(([name]) => !isKey(name) || name === 'product_id')
        .map(([name, { kind }]) => (
          <Field
            key={name}
            name={name}
            kind={kind}
            value={texts[name] ?? ''}
            problem={problems[name]}
            onChange={(value) => setTexts({ ...texts, [name]: value })}
          />
        ))}
      {refusal && <p role="alert">{refusal}</p>}
      {Object.keys(problems).length > 0 && <p role="alert">{msg('qa.data.invalid')}</p>}
      <div className="row sticky">
        <Press type="submit" look="main">
          {msg('qa.data.save')}
        </Press>
        <Press onClick={onCancel}>{msg('qa.data.cancel')}</Press>
        <Press onClick={() => attempt(() => edits.remove(table, key))}>
          {msg('qa.data.remove')}
        </Press>
      </div>
    </form>
  )
}
