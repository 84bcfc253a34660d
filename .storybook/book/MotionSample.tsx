import { useState } from 'react'
import styled from 'styled-components'
import { color, motion, radius, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'

/** A dot that travels in a duration of ours, each time somebody plays it. */
export function MotionSample({ duration, label }: { duration: string; label: string }) {
  const [isThere, setIsThere] = useState(false)
  return (
    <Row>
      <Button variant="secondary" onClick={() => setIsThere(!isThere)}>
        {label}
      </Button>
      <Track>
        <Dot data-there={isThere || undefined} style={{ transitionDuration: duration }} />
      </Track>
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: ${space(44)} minmax(0, 1fr);
  align-items: center;
  gap: ${space(4)};
`

const Track = styled.div`
  container-type: inline-size;
  padding: ${space(2)};
  border-radius: ${radius.pill};
  background: ${color.sand};
`

const Dot = styled.div`
  width: ${space(6)};
  height: ${space(6)};
  border-radius: ${radius.pill};
  background: ${color.accent};
  transition: transform ${motion.ease};

  &[data-there] {
    transform: translateX(calc(100cqi - ${space(10)}));
  }
`
