import { Button, Spinner, Stack, Text } from '@chakra-ui/react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorText } from '../http/api-error.ts';
import { kitTexts } from '../texts.ts';
import { useNear } from './use-near.ts';

type Pages = Pick<
  UseInfiniteQueryResult,
  'error' | 'fetchNextPage' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError'
>;

interface ShowMoreProps {
  /** The list's query, as `useInfiniteQuery` returns it. */
  pages: Pages;
  /** Said while the next page is on its way. */
  loadingLabel: string;
}

/**
 * The end of the loaded part of a list: loads more when it is near the screen, after a failure only on a click.
 *
 * @example
 * const feed = useNotificationFeed();
 * <ShowMore pages={feed} loadingLabel="Loading older notifications" />;
 */
export function ShowMore({ pages, loadingLabel }: ShowMoreProps) {
  const { error, fetchNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = pages;
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
        {isFetchingNextPage && <Spinner size="sm" aria-label={loadingLabel} />}
        {isFetchNextPageError ? kitTexts.tryAgain : kitTexts.more}
      </Button>
    </Stack>
  );
}
