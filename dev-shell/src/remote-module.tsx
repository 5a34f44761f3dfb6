import { loadRemoteModule, type PageModule } from '@my-note/shared-kit/federation';
import { useQueryClient } from '@my-note/shared-kit/query';
import { useLocation, useParams } from '@my-note/shared-kit/router';
import { ErrorPanel } from '@my-note/shared-kit/ui';
import { useEffect, useState } from 'react';

const isPage = (value: unknown): value is PageModule =>
  typeof value === 'object' && value !== null && 'Component' in value;

/** A page of the remote, with its loader called as the host does. */
export function RemoteModule({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const params = useParams();
  const [page, setPage] = useState<PageModule>();
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    loadRemoteModule(id).then((module) => {
      if (isPage(module)) setPage(module);
      else setFailure(new Error(`${id} exports no Component`));
    }, setFailure);
  }, [id]);

  const loader = page?.loader;
  // biome-ignore lint/correctness/useExhaustiveDependencies: params change with the address
  useEffect(() => {
    if (!loader) return;
    const url = new URL(pathname + search, location.origin);
    const run = async () =>
      loader(queryClient)({ request: new Request(url), url, params, pattern: pathname, context: undefined });
    run().catch(() => undefined);
  }, [loader, pathname, search]);

  if (failure) return <ErrorPanel title={`${id} did not load`}>{String(failure)}</ErrorPanel>;
  return page ? <page.Component /> : null;
}
