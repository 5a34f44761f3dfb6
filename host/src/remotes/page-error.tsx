import { errorText } from '@my-note/shared-kit/http';
import { useQueryErrorResetBoundary } from '@my-note/shared-kit/query';
import { useRevalidator, useRouteError } from '@my-note/shared-kit/router';
import { ErrorPanel } from '@my-note/shared-kit/ui';
import { useEffect } from 'react';
import { usePageHandle } from '../page-handle.ts';
import { texts } from '../texts.ts';
import { useRemoteModule } from './use-remote-module.ts';

function Panel() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const { reset } = useQueryErrorResetBoundary();
  useEffect(() => console.error(error), [error]);
  const again = () => {
    reset();
    // The router shows the page again once a revalidation has ended.
    void revalidate();
  };
  return (
    <ErrorPanel title={texts.pageBroke} actionLabel={texts.tryAgain} onAction={again}>
      {errorText(error)}
    </ErrorPanel>
  );
}

function RemotePageError({ id }: { id: string }) {
  const { module } = useRemoteModule(id);
  return module?.ErrorBoundary ? <module.ErrorBoundary /> : <Panel />;
}

/** What the content area shows when a page threw while rendering: the page's own words, or the shell's. */
export function PageError() {
  const { remote } = usePageHandle();
  return remote ? <RemotePageError id={remote} /> : <Panel />;
}
