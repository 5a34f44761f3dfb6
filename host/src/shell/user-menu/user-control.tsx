import { links } from '@my-note/contract';
import { Link } from '@my-note/kit/router';
import { useSession } from '@my-note/kit/session';
import { Avatar, Button, Icon, IconButton, initialsOf } from '@my-note/kit/ui';
import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useUnread } from '../../features/notifications/use-unread.ts';
import { LazyDialog } from '../../platform/dialogs/lazy-dialog.tsx';
import { useShellDialog } from '../../platform/dialogs/shell-dialogs.ts';
import { useLazyChunk } from '../../platform/loading/use-lazy-chunk.ts';
import { useCurrentPage } from '../../platform/pages/page.ts';
import { texts } from '../../platform/texts.ts';
import { toggleTheme, useTheme } from '../../platform/theme/theme.ts';
import { UnreadBadge } from './unread-badge.tsx';

const loadMenu = () => import('./user-menu.tsx').then(({ UserMenu }) => UserMenu);
const loadSettings = () =>
  import('../../features/settings/settings-sheet.tsx').then(({ SettingsSheet }) => SettingsSheet);

function AvatarButton(props: { loading?: boolean; onClick?: () => void }) {
  const unread = useUnread();
  const user = useSession((state) => state.user);
  const initials = initialsOf(user);
  return (
    <IconButton
      aria-label={unread > 0 ? texts.userMenuUnread(initials, unread) : texts.userMenu(initials)}
      size="sm"
      variant="ghost"
      borderRadius="full"
      position="relative"
      {...props}
    >
      <Avatar person={user} />
      <UnreadBadge count={unread} position="absolute" top="-1.5" insetEnd="-2.5" />
    </IconButton>
  );
}

function SignedIn() {
  const [wanted, setWanted] = useState(false);
  const settings = useShellDialog('settings');
  const UserMenu = useLazyChunk(loadMenu, wanted, () => setWanted(false));
  return (
    <>
      {UserMenu ? (
        <UserMenu trigger={<AvatarButton />} onSettings={settings.show} />
      ) : (
        <AvatarButton loading={wanted} onClick={() => setWanted(true)} />
      )}
      <LazyDialog load={loadSettings} dialog={settings} />
    </>
  );
}

function SignedOut() {
  const theme = useTheme();
  const { sidebar } = useCurrentPage();
  const label = theme === 'dark' ? texts.toLight : texts.toDark;
  const icon = theme === 'dark' ? Sun : Moon;
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        size="sm"
        variant="ghost"
        color="fg.muted"
        onClick={toggleTheme}
      >
        <Icon as={icon} size={18} />
      </IconButton>
      <Button asChild size="sm" variant={sidebar === false ? 'ghost' : 'solid'}>
        <Link to={links.login()}>{texts.login}</Link>
      </Button>
    </>
  );
}

/** The user menu, or the login button. */
export const UserControl = () => (useSession(({ user }) => user !== null) ? <SignedIn /> : <SignedOut />);
