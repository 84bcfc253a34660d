import { Icon, type IconProps } from './Icon'

export function PackageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 4 7.7v8.6l8 4.2 8-4.2V7.7l-8-4.2ZM4 7.7l8 4.3 8-4.3M12 12v8.5M8 5.6l8 4.3" />
    </Icon>
  )
}
