import { errorText } from '@my-note/kit/http';
import { useQueryErrorResetBoundary } from '@my-note/kit/query';
import { Outlet, useLocation } from '@my-note/kit/router';
import { ErrorPanel, PageGrid } from '@my-note/kit/ui';
import { useCurrentPage } from '../../pages/page.ts';
import { PageBoundary } from '../../pages/page-boundary.tsx';
import { UnmountGuard } from '../../pages/unmount-guard.tsx';
import { texts } from '../../texts.ts';
import { ReleaseLine } from './release-line.tsx';
import { loadedPage } from './use-remote-module.ts';

/** Wraps every page: if it throws, its own error boundary or the host's is shown. */
export function GuardedPage() {
  const { pathname } = useLocation();
  const { remote } = useCurrentPage();
  const { reset } = useQueryErrorResetBoundary();
  const panel = (error: unknown, retry: () => void) => {
    const retryPage = () => {
      reset();
      retry();
    };
    const Own = remote ? loadedPage(remote)?.ErrorBoundary : undefined;
    const hostPanel = (thrown: unknown) => (
      <ErrorPanel title={texts.pageBroke} actionLabel={texts.tryAgain} onAction={retryPage}>
        {errorText(thrown)}
        {remote && <ReleaseLine id={remote} />}
      </ErrorPanel>
    );
    if (!Own) return hostPanel(error);
    return (
      <PageBoundary path={pathname} fallback={hostPanel}>
        <Own error={error} onRetry={retryPage} />
        {remote && (
          <PageGrid paddingTop="0">
            <ReleaseLine id={remote} />
          </PageGrid>
        )}
      </PageBoundary>
    );
  };
  const page = remote ?? 'host';
  return (
    <UnmountGuard page={page}>
      <PageBoundary key={page} path={pathname} fallback={panel}>
        <Outlet />
      </PageBoundary>
    </UnmountGuard>
  );
}
