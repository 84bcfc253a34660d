import { useState } from 'react'
import styled from 'styled-components'
import { color, radius, size, space, text } from '@/theme/tokens'
import * as frameIcons from '@/ui/frame-icons'
import * as otherIcons from '@/ui/icons'
import { Note } from '../docs/page-parts'

const all = Object.entries({ ...frameIcons, ...otherIcons })

/** Every icon, found by a part of its name; a press copies the name. */
export function IconGrid() {
  const [wanted, setWanted] = useState('')
  const [copied, setCopied] = useState('')
  const shown = all.filter(([name]) => name.toLowerCase().includes(wanted.trim().toLowerCase()))
  async function copy(name: string) {
    await navigator.clipboard.writeText(name)
    setCopied(name)
  }
  return (
    <>
      <Search>
        <span>Find an icon</span>
        <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </Search>
      <Note role="status">
        {copied ? `Copied ${copied}` : `${shown.length} of ${all.length} icons`}
      </Note>
      <Grid>
        {shown.map(([name, Icon]) => (
          <li key={name}>
            <button type="button" onClick={() => void copy(name)} title="Copy the name">
              <Icon />
              {name}
            </button>
          </li>
        ))}
      </Grid>
    </>
  )
}

const Search = styled.label`
  display: grid;
  gap: ${space(1)};
  max-width: ${space(90)};
  font-size: ${text.sm};

  & > input {
    min-height: ${size.target};
    padding-inline: ${space(3)};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.sm};
    background: ${color.surface};
  }
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${space(40)}, 1fr));
  gap: ${space(2)};

  & button {
    display: grid;
    justify-items: start;
    gap: ${space(2)};
    width: 100%;
    min-height: ${space(20)};
    padding: ${space(3)};
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
    font-size: ${text.xs};
    overflow-wrap: anywhere;
    text-align: start;
  }

  & button:hover {
    background: ${color.sand};
  }
`
