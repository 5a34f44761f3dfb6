import { startTransition, useEffect } from 'react';
import { LiveNotifications } from '../features/notifications/live-notifications.tsx';
import { loadSearch } from '../features/search/load-search.ts';
import { useSearchedItems } from '../features/search/state/use-title-search.ts';
import { shellDialogs } from '../platform/dialogs/shell-dialogs.ts';
import { useIdentityWatch } from '../platform/identity/use-identity-watch.ts';
import { keepLanguageCookie } from '../platform/language/language-cookie.ts';
import { useRememberOpened } from '../platform/opened/use-opened-notes.ts';
import { ShellShortcuts } from './shortcuts/shell-shortcuts.tsx';

/** Features that load when the page of a signed-in user is idle: shortcuts, live notifications, search. */
export function IdleFeatures() {
  useSearchedItems();
  useIdentityWatch();
  useRememberOpened();
  useEffect(keepLanguageCookie, []);
  useEffect(() => {
    // The address of a shortcut of the installed app.
    if (location.hash === '#search') shellDialogs.open('search');
    // Opening the dialog retries, and shows an error.
    loadSearch().then(
      () => startTransition(() => shellDialogs.prepare('search')),
      () => undefined,
    );
  }, []);
  return (
    <>
      <ShellShortcuts />
      <LiveNotifications />
    </>
  );
}
