import { Icon, type IconProps } from './Icon'

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20C6.8 16.2 3.5 13 3.5 9.2A4.7 4.7 0 0 1 8.2 4.5c1.6 0 3 .8 3.8 2.2a4.4 4.4 0 0 1 3.8-2.2 4.7 4.7 0 0 1 4.7 4.7c0 3.8-3.3 7-8.5 10.8Z" />
    </Icon>
  )
}
