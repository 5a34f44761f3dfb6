import { loadRemoteModule, type PageModule, useImport } from '@my-note/shared-kit/federation';
import { useQueryClient } from '@my-note/shared-kit/query';
import { useLocation, useParams } from '@my-note/shared-kit/router';
import { ErrorPanel } from '@my-note/shared-kit/ui';
import { useCallback, useEffect } from 'react';

const isPage = (value: unknown): value is PageModule =>
  typeof value === 'object' && value !== null && 'Component' in value;

async function loadPage(id: string): Promise<PageModule> {
  const module = await loadRemoteModule(id);
  if (isPage(module)) return module;
  throw new Error(`${id} exports no Component`);
}

/** A page of the remote, with its loader called as the host does. */
export function RemoteModule({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const params = useParams();
  const load = useCallback(() => loadPage(id), [id]);
  const { value: page, error } = useImport(load);

  const loader = page?.loader;
  // biome-ignore lint/correctness/useExhaustiveDependencies: params change with the address
  useEffect(() => {
    if (!loader) return;
    const url = new URL(pathname + search, location.origin);
    const run = async () =>
      loader(queryClient)({ request: new Request(url), url, params, pattern: pathname, context: undefined });
    run().catch(() => undefined);
  }, [loader, pathname, search]);

  if (error !== undefined) return <ErrorPanel title={`${id} did not load`}>{String(error)}</ErrorPanel>;
  return page ? <page.Component /> : null;
}
