import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { DesignSystem } from '../ui/design-system.tsx';

export { id as testId, item as testItem, noteOf as testNote } from './items.ts';
export { notification } from './notifications.ts';
export { refusal, type ServiceCall, standInService } from './service.ts';

// A busy machine is slow, not broken.
configure({ asyncUtilTimeout: 30_000 });

/** What was rendered, with the query client and the address that it has now. */
interface RenderedWithProviders extends RenderResult {
  queryClient: QueryClient;
  pathname: () => string;
}

/**
 * Renders a part with the providers that the host gives it: theme, query client, router. For tests only.
 *
 * @example
 * const { findByText, pathname } = renderWithProviders(<Text>Sunny</Text>, { path: '/i/weather' });
 * await findByText('Sunny');
 * pathname();
 */
export function renderWithProviders(
  element: ReactNode,
  { path = '/', queryClient = testQueryClient() }: { path?: string; queryClient?: QueryClient } = {},
): RenderedWithProviders {
  let pathname = path;
  const FollowAddress = () => {
    pathname = useLocation().pathname;
    return null;
  };
  const view = render(
    <DesignSystem>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>
          {element}
          <FollowAddress />
        </MemoryRouter>
      </QueryClientProvider>
    </DesignSystem>,
  );
  return { ...view, queryClient, pathname: () => pathname };
}

/**
 * A query client that does not retry, so that a refusal is seen at once.
 *
 * @example
 * const queryClient = testQueryClient();
 * queryClient.setQueryData(noteQueries.bySlug('plan').queryKey, testNote(testItem(1, 'plan')));
 * renderWithProviders(<NoteText content="" />, { queryClient });
 */
export const testQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } } });
