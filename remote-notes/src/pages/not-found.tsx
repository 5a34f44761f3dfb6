import { links } from '@my-note/contract';
import { RemoteSlot } from '@my-note/kit/federation';
import { ApiError, errorText } from '@my-note/kit/http';
import { noteQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { Link } from '@my-note/kit/router';
import {
  Box,
  Button,
  EmptyState,
  ErrorPanel,
  HStack,
  Icon,
  ItemSkeleton,
  Late,
  PageGrid,
  useDocumentTitle,
} from '@my-note/kit/ui';
import { FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { OrphanedText } from '../components/unsaved-text/orphaned-text.tsx';
import { lateTexts } from '../late-texts.ts';
import { texts } from '../texts.ts';

function NotFoundMessage() {
  useDocumentTitle(lateTexts.notFound.title);
  return (
    <PageGrid>
      <Box maxWidth="measure">
        <EmptyState
          title={lateTexts.notFound.title}
          icon={<Icon as={FileQuestion} size={32} />}
          action={
            <HStack paddingTop="2">
              <Button asChild size="sm">
                <Link to={links.home()}>{lateTexts.home}</Link>
              </Button>
              <Button asChild size="sm" variant="outline">
                <Link to={links.trash()}>{lateTexts.trash}</Link>
              </Button>
            </HStack>
          }
        >
          {lateTexts.notFound.text}
        </EmptyState>
      </Box>
    </PageGrid>
  );
}

/** The slug belongs to no item, now or before: the item may be in the trash. */
export function NotFound({ slug }: { slug: string }) {
  const { data, error, isPending, refetch } = useQuery(noteQueries.trashedBySlug(slug));
  const [failed, setFailed] = useState(false);
  const isNotFound = error instanceof ApiError && error.status === 404;
  const trashed = isNotFound || failed ? undefined : data;
  const skeleton = (
    <Late>
      <ItemSkeleton />
    </Late>
  );
  return (
    <>
      <OrphanedText />
      {isPending && skeleton}
      {(isNotFound || failed) && <NotFoundMessage />}
      {error && !isNotFound && !data && (
        <ErrorPanel title={texts.pageFailed} onAction={() => void refetch()}>
          {errorText(error)}
        </ErrorPanel>
      )}
      {trashed && (
        <RemoteSlot
          name="sharing/trashed-item"
          props={{ item: trashed }}
          fallback={skeleton}
          onError={() => setFailed(true)}
        />
      )}
    </>
  );
}
