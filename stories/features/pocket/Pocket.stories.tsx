import preview from '#.storybook/preview'
import { useQuery } from '@tanstack/react-query'
import { expect, screen } from 'storybook/test'
import { seenAt } from '@/api/seen-at'
import { Pocket } from '@/features/pocket/Pocket'

const meta = preview.meta({ component: Pocket })

/** An answer of 20 minutes ago, as the worker gives it in the place of the API. */
function answerSeenBefore(): object {
  const answer = {}
  seenAt.set(answer, String(Date.now() - 20 * 60_000))
  return answer
}

/** The oldest answer on the page gives the age. */
export const AsSeenBefore = meta.story({
  tags: ['§2.18.2'],
  render: function Render() {
    useQuery({ queryKey: ['seen'], queryFn: answerSeenBefore })
    return <Pocket />
  },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(/của 20 phút trước\.$/)
  },
})

/** With the API there it is not seen. */
export const UpToDate = meta.story({ tags: ['shows-nothing'] })
