import { useState } from 'react'
import styled from 'styled-components'
import type { Banner } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text, weight } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { bannerName } from './banner-form'

type BannerConflictProps = {
  /** What is on the server now. */
  theirs: Banner
  onMine: () => Promise<void>
  onTheirs: () => void
}

/** Somebody else has saved meanwhile: says what, and lets the person choose. Nothing typed is lost. */
export function BannerConflict({ theirs, onMine, onTheirs }: BannerConflictProps) {
  const msg = useMsg()
  const [isSaving, setIsSaving] = useState(false)
  const mine = async () => {
    setIsSaving(true)
    await onMine()
    setIsSaving(false)
  }
  return (
    <Box role="alert">
      <Title>{msg('admin.error.conflict')}</Title>
      <p>
        {bannerName(theirs, msg('adminBanners.untitled'))} · {theirs.title_2} · {theirs.link}
      </p>
      <Choices>
        <Button variant="secondary" onClick={onTheirs}>
          {msg('adminBanners.conflict.theirs')}
        </Button>
        <Button loading={isSaving} onClick={() => void mine()}>
          {msg('adminBanners.conflict.mine')}
        </Button>
      </Choices>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  border-radius: ${radius.md};
  background: ${color.dangerSoft};
  font-size: ${text.sm};
  overflow-wrap: anywhere;
`

const Title = styled.p`
  font-weight: ${weight.bold};
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`
