import type { Job } from '@my-note/contract/jobs';
import { refreshLists } from '@my-note/kit/items';
import { useQuery, useQueryClient } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { useEffect, useRef } from 'react';
import { isRunning, jobQueries } from './jobs.queries.ts';

/** The newest running job of a kind, up to date. When it ends, the list is fetched again. */
function useWatched(jobs: readonly Job[] | undefined, kind: Job['kind']): Job | undefined {
  const client = useQueryClient();
  const running = jobs?.find((job) => job.kind === kind && isRunning(job));
  const { data } = useQuery(jobQueries.watched(running?._id));
  const ended = running && data && !isRunning(data);
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: jobQueries.list().queryKey });
  }, [client, ended]);
  return running && (data ?? running);
}

/** Exports and imports, newest first, with the progress of the running ones. */
export function useJobs() {
  const enabled = useAuthEnabled();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({ ...jobQueries.list(), enabled });
  const watched = [useWatched(data, 'import'), useWatched(data, 'export')];
  const jobs = data?.map((job) => watched.find((live) => live?._id === job._id) ?? job);

  // Another tab or a script may have finished an import, which brought notes too.
  const finished = data?.find(({ kind, status }) => kind === 'import' && status === 'done')?._id ?? null;
  const known = useRef<string | null>(undefined);
  useEffect(() => {
    if (!data) return;
    if (known.current !== undefined && finished !== known.current) void refreshLists(client);
    known.current = finished;
  }, [client, data, finished]);
  return { jobs, isError, refetch };
}
