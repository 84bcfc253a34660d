import {
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react'
import styled from 'styled-components'
import { color, leading, motion, radius, space, text, weight } from '@/theme/tokens.gen'
import { fieldAria, fieldNoteId } from '../../fields/Field'
import { PlusIcon } from '../../icons'

type PickTileProps = {
  label: string
  /** The text about other ways to add files. It is shown while there is no file. */
  hint: string
  /** The file types that the file picker offers. `onFiles` still has to check the files. */
  accept: string
  /** True while there is no file. The tile is then as wide as the row. */
  empty: boolean
  /** The id of the field's control. The error or hint of the tile shows below that control. */
  noteFor: string
  error?: string | undefined
  /** Called with the chosen files. They are not checked yet. */
  onFiles: (files: readonly File[]) => void
  ref?: Ref<HTMLInputElement>
}

/** A tile that opens the file picker of the device, for one or more files. */
export function FilePickerTile({ ref, label, accept, ...props }: PickTileProps) {
  const { hint, empty, noteFor, error, onFiles } = props
  const id = useId()
  const { 'aria-describedby': describedBy } = fieldAria(noteFor, { error, hint })
  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])])
    // The input is cleared, because choosing the same file again would otherwise cause no event.
    target.value = ''
  }
  return (
    <Label htmlFor={id} data-empty={empty || undefined} data-invalid={Boolean(error) || undefined}>
      <Input
        ref={ref}
        id={id}
        type="file"
        accept={accept}
        multiple
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        onChange={pick}
      />
      <PlusIcon size={empty ? 28 : 24} />
      <Title>{label}</Title>
      {empty && <Hint id={error ? undefined : fieldNoteId(noteFor)}>{hint}</Hint>}
    </Label>
  )
}

const Label = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  aspect-ratio: var(--tile-ratio, 1);
  padding: ${space(2)};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.ink};
  text-align: center;
  cursor: pointer;
  transition: background-color ${motion.fast} ${motion.ease};

  &[data-empty] {
    grid-column: 1 / -1;
    aspect-ratio: auto;
    min-height: ${space(44)};
    padding: ${space(6)};
  }

  &[data-invalid] {
    border-color: ${color.danger};
    background: ${color.dangerSoft};
  }

  &:hover {
    background: ${color.sand};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`

/* The invisible input lies above the tile, so that the input gets the focus and the keys. */
const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
`

const Title = styled.span`
  font-size: ${text.sm};
  font-weight: ${weight.bold};
  line-height: ${leading.text};
`

const Hint = styled.span`
  max-width: 44ch;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  text-wrap: balance;
`

type DropAreaProps = {
  /** The text above the area while files are dragged over it. */
  invitation: string
  /** Called with the dropped or pasted files. They are not checked yet. */
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

/**
 * An area that accepts dropped files, and files that are pasted anywhere on the page except in rich text.
 * Files that are dropped elsewhere are ignored. Otherwise the browser would open them, and typed text would
 * be lost.
 */
export function FileDropArea({ invitation, onFiles, children }: DropAreaProps) {
  const [isDragOver, setDragOver] = useState(false)
  const takeFiles = useEffectEvent((files: FileList) => onFiles([...files]))

  useEffect(function takePastedFilesAndIgnoreStrayDrops() {
    function paste(event: ClipboardEvent) {
      if (isRichText(event.target) || !event.clipboardData?.files.length) return
      event.preventDefault()
      takeFiles(event.clipboardData.files)
    }
    function refuse(event: globalThis.DragEvent) {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('paste', paste, { signal })
    document.addEventListener('dragover', refuse, { signal })
    document.addEventListener('drop', refuse, { signal })
    return () => listening.abort()
  }, [])

  function onDrag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setDragOver(true)
  }
  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
      setDragOver(false)
  }
  function drop(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setDragOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <Area onDragEnter={onDrag} onDragOver={onDrag} onDragLeave={leave} onDrop={drop}>
      {children}
      {isDragOver && <Veil aria-hidden="true">{invitation}</Veil>}
    </Area>
  )
}

function isRichText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable
}

const Area = styled.div`
  position: relative;
`

const Veil = styled.div`
  position: absolute;
  inset: -${space(1)};
  z-index: 2;
  display: grid;
  place-items: center;
  border: 2px dashed ${color.accent};
  border-radius: ${radius.md};
  background: color-mix(in srgb, ${color.accentSoft} 88%, transparent);
  color: ${color.accentHover};
  font-size: ${text.md};
  font-weight: ${weight.bold};
  pointer-events: none;
`
