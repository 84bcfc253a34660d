import { Icon, type IconProps } from './Icon'

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21c-4.3-4.5-6.5-7.8-6.5-11a6.5 6.5 0 0 1 13 0c0 3.2-2.2 6.5-6.5 11Z" />
      <circle cx="12" cy="10" r="2.3" />
    </Icon>
  )
}
