import { type FormEvent, useId, useState } from 'react'
import type { Kind } from '../../db/columns'
import { ForeignKeyError } from '../../db/foreign-keys'
import type { TableName } from '../../db/tables'
import { type Edits, keyOfRow } from '../edits'
import { columnsOf, readRow, textOf } from '../rows'
import { useQaMsg } from '../use-qa-msg'

interface RowFormProps {
  table: TableName
  row: object
  edits: Edits
  onDone(): void
  onCancel(): void
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
  const described = {
    id,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
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
        <textarea
          {...described}
          rows={Math.min(8, value.split('\n').length + 1)}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <input
          {...described}
          inputMode={kind.startsWith('number') ? 'numeric' : undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {problem !== undefined && <em id={`${id}-problem`}>{problem}</em>}
    </div>
  )
}

/** A row to change. Values are checked by the columns and by the contract; nothing wrong is saved. */
export function RowForm({ table, row, edits, onDone, onCancel }: RowFormProps) {
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
        .map(([name, kind]) => (
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
        <button type="submit" className="main">
          {msg('qa.data.save')}
        </button>
        <button type="button" onClick={onCancel}>
          {msg('qa.data.cancel')}
        </button>
        <button type="button" onClick={() => attempt(() => edits.remove(table, key))}>
          {msg('qa.data.remove')}
        </button>
      </div>
    </form>
  )
}
