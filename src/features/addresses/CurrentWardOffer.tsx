import { useQuery } from '@tanstack/react-query'
import type { AddressHit } from '@/api/generated/model'
import { withoutCountry } from '@/domain/address/text'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { Row } from '@/ui/layout/basics'
import { addressSearchQuery, provincesQuery } from './queries'

type CurrentWardOfferProps = {
  /** The current wards that may contain an address from before the reform of July 2025. */
  wards: readonly AddressHit[]
  onTake: (ward: AddressHit) => void
}

/**
 * Offers the current ward of an address from before the reform. If several wards are possible, the shopper
 * chooses one.
 */
export function CurrentWardOffer({ wards, onTake }: CurrentWardOfferProps) {
  const msg = useMsg()
  const isSure = wards.length === 1
  return (
    <Notice
      title={msg(isSure ? 'moved.one' : 'moved.ask', { place: wards[0]?.was ?? '' })}
      clicks={0}
    >
      <p>{msg(isSure ? 'moved.one.text' : 'moved.ask.text')}</p>
      <Row $wrap $gap={2}>
        {wards.map((ward) => (
          <Button key={ward.id} variant="secondary" onClick={() => onTake(ward)}>
            {isSure ? msg('moved.take', { place: ward.name }) : ward.name}
          </Button>
        ))}
      </Row>
    </Notice>
  )
}

type CurrentAddressOfferProps = {
  /** The whole address as one text. */
  text: string
  /** Called with the address in its current form. */
  onTake: (text: string) => void
}

/**
 * Offers to replace an address from before July 2025 by its current form. Renders nothing if the host still
 * has districts in all provinces (Product §4.7.5), or if the search finds no current ward.
 */
export function NewAddressOffer({ text, onTake }: CurrentAddressOfferProps) {
  const provinces = useQuery(provincesQuery).data
  const isReformed = provinces?.some((province) => !province.has_districts)
  const hits = useQuery(addressSearchQuery(isReformed ? text : '')).data
  const wards = hits?.filter(({ was, street }) => was && street) ?? []
  if (wards.length === 0) return null
  return (
    <CurrentWardOffer
      wards={wards}
      onTake={({ street, full_name }) => onTake(`${street}, ${withoutCountry(full_name)}`)}
    />
  )
}
