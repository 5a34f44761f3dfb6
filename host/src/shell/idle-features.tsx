import { startTransition, useEffect } from 'react';
import { LiveNotifications } from '../features/notifications/live-notifications.tsx';
import { loadSearch } from '../features/search/load-search.ts';
import { useSearchedItems } from '../features/search/state/use-title-search.ts';
import { shellDialogs } from '../platform/dialogs/shell-dialogs.ts';
import { useIdentityWatch } from '../platform/identity/use-identity-watch.ts';
import { ShellShortcuts } from './shortcuts/shell-shortcuts.tsx';

/** What a signed-in user's page loads when it is idle: shortcuts, live notifications, the search. */
export function IdleFeatures() {
  useSearchedItems();
  useIdentityWatch();
  useEffect(() => {
    // Opening the dialog tries again, and says so when that fails.
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
