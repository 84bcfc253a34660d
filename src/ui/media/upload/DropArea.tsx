import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { color, radius, space, text, weight } from '@/theme/tokens'

type DropAreaProps = {
  /** Shown over the area while files are dragged above it. */
  invitation: string
  /** Called with what was dropped or pasted, unchecked. */
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

/**
 * Takes files dropped on it, or pasted on the page except into rich text. Others are ignored: the browser would open them and
 * lose what was typed.
 */
export function DropArea({ invitation, onFiles, children }: DropAreaProps) {
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
    document.addEventListener('paste', paste)
    document.addEventListener('dragover', refuse)
    document.addEventListener('drop', refuse)
    return () => {
      document.removeEventListener('paste', paste)
      document.removeEventListener('dragover', refuse)
      document.removeEventListener('drop', refuse)
    }
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
