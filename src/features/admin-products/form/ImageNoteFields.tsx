import { memo, useState } from 'react'
import styled from 'styled-components'
import type { ImageNote, ProductColor } from '@/api/generated/model'
import { altTextMax, imageNote, withImageNotes } from '@/domain/product/form'
import { useMsg } from '@/i18n/use-msg'
import { color, media, radius, space } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { Checkbox } from '@/ui/choosing/Checkbox'
import { Select } from '@/ui/choosing/Select'
import { TextField } from '@/ui/fields/TextField'
import { Row, Stack, Text } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'

type ImageNoteFieldsProps = {
  images: readonly string[]
  notes: readonly ImageNote[]
  colors: readonly ProductColor[]
  onChange: (notes: ImageNote[]) => void
}

/**
 * The fields for the alternative text and the colour of each image. Staff can set the colour of several
 * images at once.
 */
export const ImageNoteFields = memo(function ImageNoteFields({
  images,
  notes,
  colors,
  onChange,
}: ImageNoteFieldsProps) {
  const msg = useMsg()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [shade, setShade] = useState('')
  const chosen = images.filter((url) => ticked.includes(url))
  const lacking = images.filter((url) => !imageNote(notes, url).alt.trim()).length
  const options = [
    { value: '', label: msg('adminImages.color.none') },
    ...colors.map(({ name }) => ({ value: name, label: name })),
  ]
  if (images.length === 0) return null
  return (
    <Notes>
      <summary>
        {msg('adminImages.notes')}
        {lacking > 0 && <Lacking> {msg('adminImages.notes.lacking', { n: lacking })}</Lacking>}
      </summary>
      <Text $size="sm" $color="inkSoft">
        {msg('adminImages.notes.hint')}
      </Text>
      {colors.length > 0 && (
        <Many $wrap $gap={[2, 4]} $align="center">
          <Checkbox
            label={msg('adminImages.chosen', { n: chosen.length })}
            checked={chosen.length === images.length}
            indeterminate={chosen.length > 0 && chosen.length < images.length}
            onChange={(on) => setTicked(on ? images : [])}
          />
          <Select
            label={msg('adminImages.color.many')}
            hideLabel
            options={options}
            value={shade}
            onChange={setShade}
          />
          <Button
            variant="secondary"
            disabled={chosen.length === 0}
            onClick={() => {
              onChange(withImageNotes(notes, chosen, { color: shade }))
              setTicked([])
            }}
          >
            {msg('adminImages.color.set')}
          </Button>
        </Many>
      )}
      <Stack as="ul">
        {images.map((url, index) => {
          const place = index + 1
          const note = imageNote(notes, url)
          return (
            <Line key={url}>
              {colors.length > 0 && (
                <Checkbox
                  label={msg('adminImages.choose', { place })}
                  hideLabel
                  checked={ticked.includes(url)}
                  onChange={(on) =>
                    setTicked(on ? [...ticked, url] : ticked.filter((other) => other !== url))
                  }
                />
              )}
              <Thumb>
                <Picture src={url} alt="" ratio="1" whole sizes="56px" />
              </Thumb>
              <TextField
                label={msg('adminImages.altOf', { place })}
                placeholder={msg('adminImages.altOf', { place })}
                hideLabel
                value={note.alt}
                maxLength={altTextMax}
                reserveNote={false}
                autoComplete="off"
                onChange={(alt) => onChange(withImageNotes(notes, [url], { alt }))}
              />
              {colors.length > 0 && (
                <Select
                  label={msg('adminImages.colorOf', { place })}
                  hideLabel
                  options={options}
                  value={colors.some(({ name }) => name === note.color) ? note.color : ''}
                  onChange={(name) => onChange(withImageNotes(notes, [url], { color: name }))}
                />
              )}
            </Line>
          )
        })}
      </Stack>
    </Notes>
  )
})

const Notes = styled.details`
  margin-block-start: ${space(2)};

  & > summary {
    padding-block: ${space(2)};
  }

  & > :not(summary) {
    margin-block-end: ${space(2)};
  }
`

const Lacking = styled.span`
  color: ${color.warning};
`

const Many = styled(Row)`
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.md};
  background: ${color.sand};

  & > :nth-child(2) {
    flex: 1 1 160px;
    max-width: 240px;
  }
`

/** One line on tablets and wider screens. On phones the text field is above the colour. */
const Line = styled.li`
  display: grid;
  align-items: center;
  padding: ${space(2)} ${space(3)};
  border-block-end: 1px solid ${color.line};
  gap: ${space(2)} ${space(3)};
  grid-template-columns: auto auto minmax(0, 1fr);

  & > :nth-child(4) {
    grid-column: 3;
  }

  ${media.tablet} {
    grid-template-columns: auto auto minmax(0, 1fr) 200px;

    & > :nth-child(4) {
      grid-column: 4;
    }
  }
`

const Thumb = styled.span`
  width: 56px;
`
