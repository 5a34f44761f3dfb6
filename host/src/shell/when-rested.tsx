import { startTransition, useEffect } from 'react';
import { shellDialogs } from '../commands/shell-dialogs.ts';
import { useSearchedItems } from '../search/use-title-search.ts';
import { ShellShortcuts } from '../shortcuts/shell-shortcuts.tsx';
import { loadSearch } from './load-search.ts';

/** What a signed-in user's page gets ready once it has come to rest: shortcuts, and a search that answers at once. */
export function WhenRested() {
  useSearchedItems();
  useEffect(() => {
    // Opening the dialog tries again, and says so when that fails.
    loadSearch().then(
      () => startTransition(() => shellDialogs.prepare('search')),
      () => undefined,
    );
  }, []);
  return <ShellShortcuts />;
}
