import { Icon, type IconProps } from './Icon'

export function HeadsetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 14v-2.5a7 7 0 0 1 14 0V14M5 13h2.5v5H5.8A1.8 1.8 0 0 1 4 16.2v-1.4A1.8 1.8 0 0 1 5.8 13M18.2 13H16.5v5h1.7a1.8 1.8 0 0 0 1.8-1.8v-1.4a1.8 1.8 0 0 0-1.8-1.8ZM17.5 18c0 1.7-1.5 2.5-4 2.5" />
    </Icon>
  )
}
