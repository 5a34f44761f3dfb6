import type { UserRequest } from '@my-note/contract/requests';
import { NoteText } from '@my-note/kit/markdown';
import { Box, chakra, Heading, HStack, RelativeDate, Stack, Text, touchTarget } from '@my-note/kit/ui';
import { Picture } from './form/screenshot-field.tsx';
import { StatusBadge } from './status-badge.tsx';
import { requestsTexts } from './texts.ts';

const Details = chakra('details');
const Summary = chakra('summary');

const SentFacts = ({ facts }: { facts: Record<string, string> }) => (
  <Details fontSize="sm" color="fg.muted">
    <Summary cursor="pointer" width="fit-content" paddingY="1" _hover={{ color: 'fg' }} css={touchTarget}>
      {requestsTexts.sentFacts}
    </Summary>
    <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1" paddingY="2">
      {Object.entries(facts).map(([name, value]) => (
        <Box key={name} display="contents">
          <Box as="dt" fontWeight="500">
            {name}
          </Box>
          <Box as="dd" overflowWrap="anywhere">
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  </Details>
);

/** One request with its status and the reply. */
export function RequestEntry({ request }: { request: UserRequest }) {
  const { _id, title, type, status, createdAt, description, screenshot, diagnostics, answer } = request;
  return (
    <Stack
      as="article"
      aria-labelledby={_id}
      gap="3"
      paddingY="4"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Stack gap="1">
        <HStack justify="space-between" align="baseline" gap="4">
          <Heading as="h3" id={_id} size="md" overflowWrap="anywhere">
            {title}
          </Heading>
          <StatusBadge status={status} />
        </HStack>
        <Text fontSize="sm" color="fg.muted">
          {requestsTexts.kinds[type]} · <RelativeDate value={createdAt} />
        </Text>
      </Stack>
      {answer && (
        <Box
          role="group"
          aria-label={requestsTexts.answer}
          borderInlineStartWidth="3px"
          borderColor="accent.solid"
          paddingInlineStart="4"
        >
          <Text fontSize="sm" fontWeight="600" color="accent.fg">
            {requestsTexts.answer}
          </Text>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {answer}
          </Text>
        </Box>
      )}
      <NoteText content={description} />
      {screenshot && <Picture address={screenshot} maxHeight="24rem" />}
      {diagnostics && Object.keys(diagnostics).length > 0 && <SentFacts facts={diagnostics} />}
    </Stack>
  );
}
