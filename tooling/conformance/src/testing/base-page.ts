/**
 * The page of the remote that the broken ones are made of. Each `globalThis.rain…` does nothing; a broken remote has its
 * defect in place of one.
 */
export const BASE_PAGE = `
import { noteQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { ErrorPanel, PageFrame, Text } from '@my-note/kit/ui';
import { createElement, useEffect } from 'react';
import './rain.css';

globalThis.rainModule?.();

export function RainPage() {
  const { data, error, refetch } = useQuery(noteQueries.list());
  globalThis.rainRender?.();
  useEffect(() => {
    globalThis.rainEffect?.();
  }, []);
  return (
    <PageFrame title="Rain">
      {error && globalThis.rainError !== false && (
        <ErrorPanel title="Couldn’t load your notes" onAction={() => void refetch()}>
          {String(error)}
        </ErrorPanel>
      )}
      {data && <Text className="rain-count">{data.length} notes</Text>}
      {globalThis.rainElement?.(createElement)}
    </PageFrame>
  );
}
`;

export const BASE_STYLES = '@layer rain { .rain-count { font-weight: 600; } }';
