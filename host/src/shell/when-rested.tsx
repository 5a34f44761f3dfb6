import { startTransition, useEffect } from 'react';
import { shellDialogs } from '../commands/shell-dialogs.ts';
import { LiveFeed } from '../feed/live-feed.tsx';
import { useIdentityWatch } from '../identity/identity-watch.ts';
import { useSearchedItems } from '../search/use-title-search.ts';
import { ShellShortcuts } from '../shortcuts/shell-shortcuts.tsx';
import { loadSearch } from './load-search.ts';

/** What a signed-in user's page gets ready once it has come to rest: shortcuts, news, a search that answers at once. */
export function WhenRested() {
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
      <LiveFeed />
    </>
  );
}
