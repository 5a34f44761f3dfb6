import { onlineManager, type QueryClient, useQuery, useQueryClient } from '@my-note/shared-kit/query';
import { useMemo } from 'react';
import { providedContract } from '../platform/remotes/guard/provided-contract.ts';
import { useTextSize } from '../platform/theme/text-size.ts';
import { useTheme, useThemeChoice } from '../platform/theme/theme.ts';
import { errorLines, type Fact, type Failure, factsOf } from './diagnostics.ts';
import { requestQueries } from './requests.queries.ts';
import { requestsTexts } from './texts.ts';

/** The page that led here, from browsers that know their history. */
function cameFrom(): string | undefined {
  if (!('navigation' in globalThis)) return undefined;
  const { navigation } = globalThis;
  const index = navigation.currentEntry?.index ?? 0;
  return navigation.entries()[index - 1]?.url ?? undefined;
}

/** What failed lately, as far as the query client remembers. */
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

/** The facts that go with a request, as they are now. */
export function useFacts(): Fact[] {
  const client = useQueryClient();
  const { data: remotes } = useQuery(requestQueries.remotes());
  const theme = useTheme();
  const choice = useThemeChoice();
  const textSize = useTextSize();
  return useMemo(
    () =>
      factsOf({
        contract: providedContract(),
        remotes: remotes ?? [],
        browser: navigator.userAgent,
        window: { width: innerWidth, height: innerHeight, pixels: devicePixelRatio },
        theme: choice === 'system' ? requestsTexts.systemTheme(theme) : theme,
        textSize,
        languages: navigator.languages,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        cameFrom: cameFrom(),
        online: onlineManager.isOnline(),
        errors: errorLines(failuresOf(client)),
      }),
    [client, remotes, theme, choice, textSize],
  );
}
