import { iconOfPath, lineIcon } from './icon'

export const ArrowLeftIcon = lineIcon`M20 12H4.5m6-6.5L4 12l6.5 6.5`
export const ArrowRightIcon = lineIcon`M4 12h15.5m-6-6.5L20 12l-6.5 6.5`
export const CardIcon = lineIcon`M3 6h18v12.5H3zM3 10h18M6.5 15h3.5`
export const CashIcon = lineIcon`M3 7h18v10.5H3zM9.5 12.25a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0 -5 0ZM6 10.2v.1M18 14.2v.1`
export const ChartIcon = lineIcon`M4 20h16M7 16.5v-5M12 16.5V5M17 16.5V9`
export const CheckIcon = lineIcon`m5 12.5 4.8 4.8L19.5 7`
export const ChevronLeftIcon = lineIcon`m14.5 6-6 6 6 6`
export const ChevronRightIcon = lineIcon`m9.5 6 6 6-6 6`
export const ChevronUpIcon = lineIcon`m6 14.5 6-6 6 6`
export const ClockIcon = lineIcon`M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0ZM12 7v5.3l3.5 2`
export const CloseIcon = lineIcon`m6 6 12 12M18 6 6 18`
export const CopyIcon = lineIcon`M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4`
export const EditIcon = lineIcon`m4.5 19.5.9-4L16 4.9a1.6 1.6 0 0 1 2.3 0l.8.8a1.6 1.6 0 0 1 0 2.3L8.5 18.6l-4 .9ZM14 7l3 3`
export const ExpandIcon = lineIcon`M14.5 4.5h5v5M19.5 4.5l-6 6M9.5 19.5h-5v-5M4.5 19.5l6-6`
export const EyeIcon = lineIcon`M2.5 12c2.3-4 5.5-6 9.5-6s7.2 2 9.5 6c-2.3 4-5.5 6-9.5 6s-7.2-2-9.5-6ZM9.2 12a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0 -5.6 0Z`
export const EyeOffIcon = lineIcon`M9.5 6.3A10 10 0 0 1 12 6c4 0 7.2 2 9.5 6a15 15 0 0 1-2.5 3.2M6 8c-1.3 1-2.5 2.3-3.5 4 2.3 4 5.5 6 9.5 6 1.7 0 3.2-.4 4.6-1.1M4 4l16 16M10 10.2a2.8 2.8 0 0 0 3.9 3.9`
export const FacebookIcon = lineIcon`M14 21v-7.5h2.8l.5-3.3H14V8.3c0-1 .4-1.6 1.7-1.6h1.7V3.8c-.5-.1-1.3-.2-2.2-.2-2.7 0-4.2 1.5-4.2 4.3v2.3H8v3.3h3V21`
export const FilterIcon = lineIcon`M4 7.5h9.5M18.5 7.5H20M4 16.5h1.5M10.5 16.5H20M13.5 7.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0 -5 0ZM5.5 16.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0 -5 0Z`
export const GoogleIcon = lineIcon`M20 12.2h-8M20 12.2A8 8 0 1 1 17.5 6.3`
export const GripIcon = iconOfPath('M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01', {
  strokeWidth: 2.5,
})
export const HeadsetIcon = lineIcon`M5 14v-2.5a7 7 0 0 1 14 0V14M5 13h2.5v5H5.8A1.8 1.8 0 0 1 4 16.2v-1.4A1.8 1.8 0 0 1 5.8 13M18.2 13H16.5v5h1.7a1.8 1.8 0 0 0 1.8-1.8v-1.4a1.8 1.8 0 0 0-1.8-1.8ZM17.5 18c0 1.7-1.5 2.5-4 2.5`
export const HeartFilledIcon = iconOfPath(
  'M12 20C6.8 16.2 3.5 13 3.5 9.2A4.7 4.7 0 0 1 8.2 4.5c1.6 0 3 .8 3.8 2.2a4.4 4.4 0 0 1 3.8-2.2 4.7 4.7 0 0 1 4.7 4.7c0 3.8-3.3 7-8.5 10.8Z',
  { fill: 'currentColor' },
)
export const HeartIcon = lineIcon`M12 20C6.8 16.2 3.5 13 3.5 9.2A4.7 4.7 0 0 1 8.2 4.5c1.6 0 3 .8 3.8 2.2a4.4 4.4 0 0 1 3.8-2.2 4.7 4.7 0 0 1 4.7 4.7c0 3.8-3.3 7-8.5 10.8Z`
export const HomeIcon = lineIcon`m3.5 11.5 8.5-7.5 8.5 7.5M6 9.5v10h12v-10M10 19.5v-5h4v5`
export const InfoIcon = lineIcon`M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0ZM12 11v5.5M12 7.6v.1`
export const InstagramIcon = lineIcon`M8.5 4h7a4.5 4.5 0 0 1 4.5 4.5v7a4.5 4.5 0 0 1 -4.5 4.5h-7a4.5 4.5 0 0 1 -4.5 -4.5v-7a4.5 4.5 0 0 1 4.5 -4.5ZM8.3 12a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0 -7.4 0ZM16.5 7.4v.1`
export const ChatIcon = lineIcon`M4 5h16v11h-8.5L7 20v-4H4zM8 9.5h8M8 12.5h5`
export const MailIcon = lineIcon`M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5`
export const MinusIcon = lineIcon`M5 12h14`
export const MoreIcon = iconOfPath('M5 12h.01M12 12h.01M19 12h.01', { strokeWidth: 2.5 })
export const PackageIcon = lineIcon`M12 3.5 4 7.7v8.6l8 4.2 8-4.2V7.7l-8-4.2ZM4 7.7l8 4.3 8-4.3M12 12v8.5M8 5.6l8 4.3`
export const PauseIcon = lineIcon`M8.5 5.5v13M15.5 5.5v13`
export const PictureIcon = lineIcon`M3.5 5h17v14h-17zM4 16l5-4.5 4 3.5 3-2.5 4 3.5M15.5 9.5h.01`
export const PinIcon = lineIcon`M12 21c-4.3-4.5-6.5-7.8-6.5-11a6.5 6.5 0 0 1 13 0c0 3.2-2.2 6.5-6.5 11ZM9.7 10a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0 -4.6 0Z`
export const PlayIcon = lineIcon`M7.5 5v14L19 12 7.5 5Z`
export const PlusIcon = lineIcon`M12 5v14M5 12h14`
export const ReturnIcon = lineIcon`M4.5 9.5h10.2a4.9 4.9 0 0 1 0 9.8H8M8.5 5.5l-4 4 4 4`
export const RulerIcon = lineIcon`m3.5 16 12.5-12.5 4.5 4.5L8 20.5 3.5 16ZM7.5 12l2 2M10.5 9l2.5 2.5M13.5 6l2 2`
export const ShareIcon = lineIcon`M12 15V3.5M8 7.5l4-4 4 4M7 11H5v9.5h14V11h-2`
export const ShieldIcon = lineIcon`M12 3.5 5 6v5.5c0 4.3 2.6 7.3 7 9 4.4-1.7 7-4.7 7-9V6l-7-2.5ZM8.8 12l2.3 2.3 4.2-4.5`
export const ShirtIcon = lineIcon`M8.5 4 3.5 7l2 4.5 2-1V20h9v-9.5l2 1 2-4.5-5-3c-.6 1.6-1.9 2.4-3.5 2.4S9.1 5.6 8.5 4Z`
export const SignOutIcon = lineIcon`M14 4.5H5v15h9M10 12h10.5m-4-4 4 4-4 4`
export const SlidersIcon = lineIcon`M4 7h9M17.5 7H20M4 17h2.5M11 17h9M13 7a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 1 0-4.5 0ZM6.5 17a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 1 0-4.5 0Z`
export const SparkleIcon = lineIcon`M12 3.5c.7 4.7 3 7 7.5 8.5-4.5 1.5-6.8 3.8-7.5 8.5-.7-4.7-3-7-7.5-8.5 4.5-1.5 6.8-3.8 7.5-8.5Z`
export const SuccessIcon = lineIcon`M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0ZM8 12.3l2.8 2.8 5.2-5.6`
export const TicketIcon = lineIcon`M3 7h18v3.2a1.9 1.9 0 0 0 0 3.6V17H3v-3.2a1.9 1.9 0 0 0 0-3.6V7ZM14.5 7v2M14.5 11v2M14.5 15v2`
export const TrashIcon = lineIcon`M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.3 10.5v6M13.7 10.5v6`
export const TreeIcon = lineIcon`M4 4.5h6v5H4zM14 8.5h6v5h-6zM14 16.5h6v3.5h-6zM7 9.5v9h7M7 11h7`
export const TruckIcon = lineIcon`M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5zM5.2 17.5a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0 -3.6 0ZM15.2 17.5a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0 -3.6 0Z`
export const TwitterIcon = lineIcon`m4.5 4.5 11.7 15h3.3l-11.7-15H4.5ZM4.8 19.5l5.9-6.6M19 4.5l-5.4 6`
export const WarningIcon = lineIcon`M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17v.1`
export const UsersIcon = lineIcon`M5.5 8a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0 -7 0ZM2.5 19.5c.6-3.7 3-5.5 6.5-5.5s5.9 1.8 6.5 5.5M15 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.4c2.2.7 3.6 2.4 4 5.1`
export const YoutubeIcon = lineIcon`M6.5 6h11a3.5 3.5 0 0 1 3.5 3.5v5a3.5 3.5 0 0 1 -3.5 3.5h-11a3.5 3.5 0 0 1 -3.5 -3.5v-5a3.5 3.5 0 0 1 3.5 -3.5ZM10.5 9.5l4.3 2.5-4.3 2.5z`
