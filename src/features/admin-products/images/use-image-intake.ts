import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { imageRules } from '@/domain/admin/image-file'
import type { UploadFile } from '@/ui/media/upload/use-uploads'
import { checkedFiles, type Refusal } from './checked-files'

type IntakeProps = {
  /** Images that are there or on their way. */
  taken: number
  onReady: (files: readonly UploadFile[]) => void
}

/**
 * Looks at what was picked: refuses by name what can't be a product image or finds no room, hands on what is square,
 * and keeps the rest until it is cropped. One pick after the other, so that each knows how much room is left.
 */
export function useImageIntake({ taken, onReady }: IntakeProps) {
  const [crops, setCrops] = useState<readonly UploadFile[]>([])
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const [checking, setChecking] = useState(0)
  const line = useRef<Promise<void>>(Promise.resolve())
  const lastId = useRef(0)
  const now = useRef({ room: 0, onReady })
  useLayoutEffect(function rememberRoom() {
    now.current = { room: imageRules.maxCount - taken - crops.length, onReady }
  })

  async function check(picked: ReadonlyMap<File, UploadFile>) {
    const found = await checkedFiles([...picked.keys()], now.current.room)
    const those = (files: readonly File[]) => files.flatMap((file) => picked.get(file) ?? [])
    // At once: the next pick asks for the room that this one has left.
    flushSync(() => {
      setCrops((waiting) => [...waiting, ...those(found.toCrop)])
      setRefusals((list) => [...list, ...found.refusals])
      setChecking((count) => count - 1)
      now.current.onReady(those(found.square))
    })
  }
  const [first] = crops
  return {
    crops,
    refusals,
    busy: checking > 0 || crops.length > 0,
    pick(files: readonly File[]) {
      const picked = new Map(
        files.map((file) => {
          lastId.current += 1
          return [file, { id: lastId.current, file, name: file.name }]
        }),
      )
      setRefusals([])
      setChecking((count) => count + 1)
      line.current = line.current.then(() => check(picked))
    },
    /** The first that waits is cropped. */
    cropped(square: Blob) {
      setCrops(([, ...others]) => others)
      if (first) onReady([{ ...first, file: square }])
    },
    skip: () => setCrops(([, ...others]) => others),
    refuse: (refusal: Refusal) => setRefusals((list) => [...list, refusal]),
    dismiss: () => setRefusals([]),
  }
}
