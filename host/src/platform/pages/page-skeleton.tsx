import { ItemSkeleton, Late, PageGrid, Skeleton, Stack } from '@my-note/kit/ui';
import { texts } from '../texts.ts';

/** Outline of the loading page: a note or category, the dashboard, or another page. */
export type PageShape = 'item' | 'home' | 'page';

/** Skeleton of a page, shown only when it takes a while to load. */
export const PageSkeleton = ({ shape = 'page' }: { shape?: PageShape | undefined }) => (
  <Late>
    {shape === 'item' ? (
      <div role="status" aria-label={texts.loading}>
        <ItemSkeleton />
      </div>
    ) : (
      <PageGrid role="status" aria-label={texts.loading}>
        <Stack gap="5" maxWidth={shape === 'home' ? 'measure' : 'wide'}>
          <Skeleton height="9" width="60%" />
          {['100%', '94%', '97%', '52%'].map((width) => (
            <Skeleton key={width} height="4" width={width} />
          ))}
        </Stack>
      </PageGrid>
    )}
  </Late>
);
