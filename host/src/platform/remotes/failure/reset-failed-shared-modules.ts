import { getInstance } from '@module-federation/runtime';

/**
 * The federation runtime keeps the download of a shared module even when it failed, and would answer with that
 * failure until the page is loaded again. Forgotten, the next attempt downloads it anew.
 */
export function resetFailedSharedModules(): void {
  for (const versions of Object.values(getInstance()?.shareScopeMap.default ?? {})) {
    for (const shared of Object.values(versions)) if (!shared.lib) shared.loading = null;
  }
}
