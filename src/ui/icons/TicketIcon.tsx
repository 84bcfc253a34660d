import { Icon, type IconProps } from './Icon'

export function TicketIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 7h18v3.2a2 2 0 0 0 0 3.6V17H3v-3.2a2 2 0 0 0 0-3.6V7ZM14.5 7.5v1.5M14.5 11.3v1.5M14.5 15v1.5" />
    </Icon>
  )
}
