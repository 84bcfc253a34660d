import { Icon, type IconProps } from './Icon'

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.2 3.8h2.4l1.7 4.3-2 1.5a11.6 11.6 0 0 0 6.1 6.1l1.5-2 4.3 1.7v2.4c0 1.3-1 2.4-2.3 2.4C10.3 20.2 3.8 13.7 3.8 6.1c0-1.3 1.1-2.3 2.4-2.3Z" />
    </Icon>
  )
}
