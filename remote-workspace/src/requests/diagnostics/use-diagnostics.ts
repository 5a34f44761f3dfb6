import { getAppVersions } from '@my-note/kit/federation';
import { onlineManager, type QueryClient, useQueryClient } from '@my-note/kit/query';
import { useMemo } from 'react';
import { requestsTexts } from '../texts.ts';
import { errorLines, type Fact, type Failure, factsOf } from './diagnostics.ts';
import { useAppearance } from './use-appearance.ts';

/** Address of the previous page, in browsers with the Navigation API. */
function cameFrom(): string | undefined {
  if (!('navigation' in globalThis)) return undefined;
  const { navigation } = globalThis;
  const index = navigation.currentEntry?.index ?? 0;
  return navigation.entries()[index - 1]?.url ?? undefined;
}

/** Recent failures that the query client remembers. */
function failuresOf(client: QueryClient): Failure[] {
  const queries = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => ({
      at: state.errorUpdatedAt,
      what: String(queryKey[0]),
      error: state.error,
    }));
  const changes = client
    .getMutationCache()
    .getAll()
    .map(({ state }) => ({ at: state.submittedAt, what: requestsTexts.change, error: state.error }));
  return [...queries, ...changes].filter(({ error }) => error !== null);
}

/** The current diagnostics. */
export function useDiagnostics(): Fact[] {
  const client = useQueryClient();
  const { theme, isThemeChosen, textSize } = useAppearance();
  return useMemo(() => {
    const { contract, remotes } = getAppVersions();
    return factsOf({
      contract,
      remotes: remotes.map(({ name, version }) => `${name} ${version}`),
      browser: navigator.userAgent,
      window: { width: innerWidth, height: innerHeight, pixels: devicePixelRatio },
      theme: isThemeChosen ? theme : requestsTexts.systemTheme(theme),
      textSize,
      languages: navigator.languages,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      cameFrom: cameFrom(),
      online: onlineManager.isOnline(),
      errors: errorLines(failuresOf(client)),
    });
  }, [client, theme, isThemeChosen, textSize]);
}
