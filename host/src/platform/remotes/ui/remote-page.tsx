import { usePagePrefetch } from '@my-note/kit/federation';
import { useQueryClient } from '@my-note/kit/query';
import { useLocation } from '@my-note/kit/router';
import { Suspense, useEffect, useInsertionEffect, useState } from 'react';
import { PageSkeleton } from '../../pages/page-skeleton.tsx';
import { prefetchDeclared } from '../../pages/prefetch-page.ts';
import { holdStyles } from '../load/page-styles.ts';
import { RemotePanel } from './remote-panel.tsx';
import { SuspendedPage } from './suspended-page.tsx';
import { useRemoteModule } from './use-remote-module.ts';

interface RemotePageProps {
  /** `<remote>/<expose>` */
  id: string;
  /** What its declaration says to prefetch; starts beside the code. */
  prefetch?: string | undefined;
}

/** A page that another bundle brings. It stays mounted while the address changes within the same page. */
export function RemotePage({ id, prefetch }: RemotePageProps) {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const { module, failure, retry } = useRemoteModule(id);
  const [attempt, setAttempt] = useState(0);
  const [remote = ''] = id.split('/');
  const shape = prefetch === 'note' ? 'item' : 'page';

  // Before anything of the page measures itself.
  useInsertionEffect(() => holdStyles(remote, true), [remote]);
  useEffect(() => prefetchDeclared({ prefetch }, queryClient, pathname), [prefetch, queryClient, pathname]);
  usePagePrefetch(module);

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
