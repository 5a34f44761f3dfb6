import { getInstance } from '@module-federation/runtime';

/**
 * The federation runtime caches the failed load of a shared module until the page is reloaded. Resetting it makes the
 * next attempt load the module again.
 */
export function resetFailedSharedModules(): void {
  for (const versions of Object.values(getInstance()?.shareScopeMap.default ?? {})) {
    for (const shared of Object.values(versions)) if (!shared.lib) shared.loading = null;
  }
}
