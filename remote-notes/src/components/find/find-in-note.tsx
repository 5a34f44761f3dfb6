import { useSearchParams } from '@my-note/kit/router';
import { Box } from '@my-note/kit/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { lazyDialog } from '../lazy-component.tsx';
import { FIND, findStyles } from './find-words.ts';

const loadFoundBar = async () =>
  (await import(/* webpackChunkName: 'note-late' */ './found-bar.tsx')).FoundBar;
const LazyFoundBar = lazyDialog(loadFoundBar);

/** Shows where the search words of the URL are in a note. */
export function FindInNote({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [params] = useSearchParams();
  // The browser may be offline when words are searched in a note that it has.
  useEffect(() => void loadFoundBar().catch(() => {}), []);
  return (
    <>
      {params.get(FIND)?.trim() && <LazyFoundBar container={container} />}
      <Box ref={container} css={findStyles}>
        {children}
      </Box>
    </>
  );
}
