import { useState } from 'react'
import styled from 'styled-components'
import { space } from '@/theme/tokens'
import { MagnoliaMark } from '@/ui/frame-icons'

type AuthLogoProps = {
  /** Address of the shop's logo; its name stands in where there is none. */
  src: string | null | undefined
}

/** The shop's logo above a form; our own flower stands in until it loads, or where it fails. */
export function AuthLogo({ src }: AuthLogoProps) {
  const [shown, setShown] = useState(false)
  return (
    <Place>
      {!shown && <MagnoliaMark size={48} />}
      {src && <Image src={src} alt="" hidden={!shown} onLoad={() => setShown(true)} />}
    </Place>
  )
}

const Place = styled.div`
  display: grid;
  height: ${space(14)};
  place-items: center;
`

const Image = styled.img`
  width: 176px;
  height: 40px;
  object-fit: contain;
`
