import { Icon, type IconProps } from './Icon'

export function CashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 7h18v10.5H3z" />
      <circle cx="12" cy="12.25" r="2.5" />
      <path d="M6 10.2v.1M18 14.2v.1" />
    </Icon>
  )
}
