import { ItemSkeleton, Late, Skeleton, Stack } from '@my-note/shared-kit/ui';
import { texts } from '../texts.ts';

/** The edges of the page that is coming: a note or category, the dashboard, or one of the product's pages. */
export type PageShape = 'item' | 'home' | 'page';

/** The shape of a page that is still coming; shown only when it takes a while. */
export const PageSkeleton = ({ shape = 'page' }: { shape?: PageShape | undefined }) => (
  <Late>
    {shape === 'item' ? (
      <div role="status" aria-label={texts.loading}>
        <ItemSkeleton />
      </div>
    ) : (
      <Stack
        role="status"
        aria-label={texts.loading}
        gap="5"
        maxWidth={shape === 'home' ? 'measure' : '60rem'}
        marginX="auto"
        paddingX={{ base: '4', md: '8' }}
        paddingY={{ base: '6', md: '10' }}
      >
        <Skeleton height="9" width="60%" />
        {['100%', '94%', '97%', '52%'].map((width) => (
          <Skeleton key={width} height="4" width={width} />
        ))}
      </Stack>
    )}
  </Late>
);
