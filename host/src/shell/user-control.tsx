import { Link } from '@my-note/shared-kit/router';
import { useSession } from '@my-note/shared-kit/session';
import { Button, IconButton } from '@my-note/shared-kit/ui';
import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useLazyPart } from '../lazy-part.ts';
import { usePageHandle } from '../page-handle.ts';
import { texts } from '../texts.ts';
import { toggleTheme, useTheme } from '../theme/theme.ts';
import { Avatar } from './avatar.tsx';
import { initialsOf } from './initials.ts';
import { LazyDialog } from './lazy-dialog.tsx';
import { useDialog } from './use-dialog.ts';

const loadMenu = () => import('./user-menu.tsx').then(({ UserMenu }) => UserMenu);
const loadSettings = () => import('./settings-sheet.tsx').then(({ SettingsSheet }) => SettingsSheet);

function AvatarButton(props: { loading?: boolean; onClick?: () => void }) {
  const name = useSession(({ user }) => user?.name ?? '');
  return (
    <IconButton
      // The initials are seen, so a person who steers by voice may say them.
      aria-label={`${texts.userMenu} ${initialsOf(name)}`}
      size="sm"
      variant="ghost"
      borderRadius="full"
      {...props}
    >
      <Avatar />
    </IconButton>
  );
}

function SignedIn() {
  const [wanted, setWanted] = useState(false);
  const settings = useDialog();
  const UserMenu = useLazyPart(loadMenu, wanted, () => setWanted(false));
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
  const { sidebar } = usePageHandle();
  const label = theme === 'dark' ? texts.toLight : texts.toDark;
  const Icon = theme === 'dark' ? Sun : Moon;
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
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Button asChild size="sm" variant={sidebar === false ? 'ghost' : 'solid'}>
        <Link to="/login">{texts.login}</Link>
      </Button>
    </>
  );
}

/** The user menu, or the way in. */
export const UserControl = () => (useSession(({ user }) => user !== null) ? <SignedIn /> : <SignedOut />);
