import { loadRemoteModule, type PageModule, useImport, usePagePrefetch } from '@my-note/kit/federation';
import { ErrorPanel } from '@my-note/kit/ui';
import { useCallback } from 'react';

const isPage = (value: unknown): value is PageModule =>
  typeof value === 'object' && value !== null && 'Component' in value;

async function loadPage(id: string): Promise<PageModule> {
  const module = await loadRemoteModule(id);
  if (isPage(module)) return module;
  throw new Error(`${id} exports no Component`);
}

/** A page of the remote, with its data prefetched as the host does. */
export function RemoteModule({ id }: { id: string }) {
  const load = useCallback(() => loadPage(id), [id]);
  const { value: page, error } = useImport(load);
  usePagePrefetch(page);

  if (error !== undefined) return <ErrorPanel title={`${id} did not load`}>{String(error)}</ErrorPanel>;
  return page ? <page.Component /> : null;
}
