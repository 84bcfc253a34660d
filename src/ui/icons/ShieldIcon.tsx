import { Icon, type IconProps } from './Icon'

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 5 6v5.5c0 4.3 2.6 7.3 7 9 4.4-1.7 7-4.7 7-9V6l-7-2.5ZM8.8 12l2.3 2.3 4.2-4.5" />
    </Icon>
  )
}
