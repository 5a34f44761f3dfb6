import { links } from '@my-note/contract';
import { Menu } from '@my-note/kit/overlays';
import { useNavigate } from '@my-note/kit/router';
import { useSession } from '@my-note/kit/session';
import { Icon, Portal, Stack, Text } from '@my-note/kit/ui';
import {
  Bell,
  CircleUserRound,
  LogOut,
  type LucideIcon,
  Moon,
  Package,
  Settings,
  Sun,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useUnread } from '../../features/notifications/use-unread.ts';
import { useLogout } from '../../platform/session/use-logout.ts';
import { texts } from '../../platform/texts.ts';
import { toggleTheme, useTheme } from '../../platform/theme/theme.ts';
import { userMenuTexts } from './texts.ts';
import { UnreadBadge } from './unread-badge.tsx';

interface UserMenuProps {
  trigger: ReactNode;
  onSettings: () => void;
}

/** The signed-in user's menu (docs/specification/product.md#user-menu). */
export function UserMenu({ trigger, onSettings }: UserMenuProps) {
  const user = useSession((state) => state.user);
  const theme = useTheme();
  const unread = useUnread();
  const navigate = useNavigate();
  const logout = useLogout();

  const item = (value: string, label: string, icon: LucideIcon, onClick: () => void, closes = true) => (
    <Menu.Item value={value} closeOnSelect={closes} onClick={onClick}>
      <Icon as={icon} />
      {label}
    </Menu.Item>
  );
  return (
    <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="15rem" maxWidth="20rem">
            <Stack gap="0" paddingX="2" paddingTop="1.5" paddingBottom="2.5">
              <Text fontWeight="600" truncate>
                {user?.name}
              </Text>
              <Text fontSize="sm" color="fg.muted" truncate>
                {user?.email}
              </Text>
            </Stack>
            <Menu.Separator />
            <Menu.Item
              value="notifications"
              aria-label={unread > 0 ? userMenuTexts.notificationsUnread(unread) : undefined}
              onClick={() => void navigate(links.notifications())}
            >
              <Icon as={Bell} />
              {userMenuTexts.notifications}
              <UnreadBadge count={unread} marginStart="auto" />
            </Menu.Item>
            {item('account', userMenuTexts.account, CircleUserRound, () => void navigate(links.account()))}
            {user?.role === 'operator' && (
              <>
                {item('people', userMenuTexts.people, Users, () => void navigate(links.people()))}
                {item('releases', userMenuTexts.releases, Package, () => void navigate(links.releases()))}
              </>
            )}
            {item('settings', userMenuTexts.settings, Settings, onSettings)}
            {theme === 'dark'
              ? item('theme', texts.toLight, Sun, toggleTheme, false)
              : item('theme', texts.toDark, Moon, toggleTheme, false)}
            <Menu.Separator />
            {item('logout', userMenuTexts.logout, LogOut, logout)}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
