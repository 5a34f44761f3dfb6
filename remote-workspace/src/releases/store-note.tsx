import type { Releases } from '@my-note/contract/releases';
import { Box, Stack, Text } from '@my-note/kit/ui';
import { releasesTexts as texts } from './texts.ts';

/** Why nothing can be changed or measured here, if so. */
export function StoreNote({ releases: { store, reports } }: { releases: Releases }) {
  const [title, text] =
    store.state === 'none'
      ? [texts.noStore, texts.noStoreText]
      : store.state === 'read-only'
        ? [texts.readOnly, texts.readOnlyText(store.place, store.obstacle ?? '')]
        : [];
  return (
    <>
      {title && (
        <Box role="note" padding="4" borderRadius="md" bg="bg.warning">
          <Stack gap="1">
            <Text fontWeight="600">{title}</Text>
            <Text overflowWrap="anywhere">{text}</Text>
          </Stack>
        </Box>
      )}
      {store.state !== 'none' && !reports && <Text color="fg.muted">{texts.noReports}</Text>}
    </>
  );
}
