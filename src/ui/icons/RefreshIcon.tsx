import { Icon, type IconProps } from './Icon'

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 11a7.6 7.6 0 0 0-13.6-3.5L4 9.5M4 5v4.5h4.5M4.5 13a7.6 7.6 0 0 0 13.6 3.5l1.9-2M20 19v-4.5h-4.5" />
    </Icon>
  )
}
