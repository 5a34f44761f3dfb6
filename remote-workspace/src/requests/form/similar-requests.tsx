import type { UserRequest } from '@my-note/contract/requests';
import { Box, HStack, Text } from '@my-note/kit/ui';
import { useDeferredValue, useMemo } from 'react';
import { StatusBadge } from '../status-badge.tsx';
import { requestsTexts } from '../texts.ts';
import { similarTo } from './similar.ts';

/** The user's earlier requests with a similar title, so that nothing is reported twice. */
export function SimilarRequests({ title, own }: { title: string; own: readonly UserRequest[] }) {
  const query = useDeferredValue(title);
  const similar = useMemo(() => similarTo(query, own), [query, own]);
  return (
    <>
      {/* Rendered while empty, so that screen readers announce its first text. */}
      <Text role="status" fontSize="sm" color="fg.muted">
        {similar.length > 0 && requestsTexts.similar(similar.length)}
      </Text>
      {similar.length > 0 && (
        <Box as="ul" listStyleType="none" aria-label={requestsTexts.similar(similar.length)}>
          {similar.map(({ _id, title, status, answer }) => (
            <Box
              as="li"
              key={_id}
              paddingY="2"
              paddingInlineStart="3"
              borderInlineStartWidth="2px"
              borderColor="border"
            >
              <HStack gap="2" align="baseline">
                <Text fontWeight="500" overflowWrap="anywhere">
                  {title}
                </Text>
                <StatusBadge status={status} />
              </HStack>
              {answer && (
                <Text fontSize="sm" color="fg.muted">
                  {answer}
                </Text>
              )}
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
