import { type QueryClient, useQueryClient } from '@my-note/shared-kit/query';
import { useLocation, useParams } from '@my-note/shared-kit/router';
import { Suspense, useEffect, useInsertionEffect, useState } from 'react';
import { type PageShape, PageSkeleton } from '../../pages/page-skeleton.tsx';
import { holdStyles } from '../load/page-styles.ts';
import { RemotePanel } from './remote-panel.tsx';
import { SuspendedPage } from './suspended-page.tsx';
import { useRemoteModule } from './use-remote-module.ts';

interface RemotePageProps {
  /** `<remote>/<expose>` */
  id: string;
  /** Starts the page's data beside its code, for pages whose data the shell can name. */
  prefetch?: (queryClient: QueryClient, pathname: string) => void;
  shape?: PageShape | undefined;
}

/** A page that another bundle brings. It stays mounted while the address changes within the same page. */
export function RemotePage({ id, prefetch, shape }: RemotePageProps) {
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const params = useParams();
  const { module, failure, retry } = useRemoteModule(id);
  const [attempt, setAttempt] = useState(0);
  const loader = module?.loader;
  const [remote = ''] = id.split('/');

  // Before anything of the page measures itself.
  useInsertionEffect(() => holdStyles(remote, true), [remote]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address; the code's arrival is no reason
  useEffect(() => {
    prefetch?.(queryClient, pathname);
  }, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: params change with the address
  useEffect(() => {
    if (!loader) return;
    const url = new URL(pathname + search, location.origin);
    const run = async () =>
      loader(queryClient)({ request: new Request(url), url, params, pattern: pathname, context: undefined });
    // The page reads the same query and shows its error itself.
    run().catch(() => undefined);
  }, [loader, pathname, search]);

  if (failure) return <RemotePanel id={id} error={failure.error} onRetry={retry} />;
  if (!module) return <PageSkeleton shape={shape} />;
  return (
    <Suspense
      key={attempt}
      fallback={<SuspendedPage id={id} shape={shape} onRetry={() => setAttempt(attempt + 1)} />}
    >
      <module.Component />
    </Suspense>
  );
}
