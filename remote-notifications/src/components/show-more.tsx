import { errorText } from '@my-note/shared-kit/http';
import type { useNotificationFeed } from '@my-note/shared-kit/notifications';
import { Button, Spinner, Stack, Text } from '@my-note/shared-kit/ui';
import { useEffect, useState } from 'react';
import { useNear } from '../model/use-near.ts';
import { texts } from '../texts.ts';

type Feed = ReturnType<typeof useNotificationFeed>;

/** The end of what is loaded: older notifications come when it is near, after a failure when they are asked for. */
export function ShowMore({ feed }: { feed: Feed }) {
  const { error, fetchNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = feed;
  const [box, near] = useNear<HTMLDivElement>();
  const [wanted, setWanted] = useState(false);
  // What is being fetched would be broken off.
  const due = !isFetching && (wanted || (near && !isFetchNextPageError));
  useEffect(() => {
    if (!due) return;
    setWanted(false);
    void fetchNextPage();
  }, [due, fetchNextPage]);

  return (
    <Stack ref={box} align="center" gap="3" paddingY="6">
      {isFetchNextPageError && (
        <Text role="alert" color="fg.error" textAlign="center">
          {errorText(error)}
        </Text>
      )}
      <Button
        variant="outline"
        colorPalette="gray"
        aria-busy={isFetchingNextPage}
        onClick={() => setWanted(true)}
      >
        {isFetchingNextPage && <Spinner size="sm" aria-label={texts.loadingMore} />}
        {isFetchNextPageError ? texts.tryAgain : texts.more}
      </Button>
    </Stack>
  );
}
