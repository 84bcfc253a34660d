import { createLazyFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '@/screens/admin/settings/SettingsScreen'

export const Route = createLazyFileRoute('/admin/settings')({ component: SettingsScreen })
