import type { RequestStatus, UserRequest } from '@my-note/contract/requests';
import { Choice } from '@my-note/kit/forms';
import { Box, Button, Stack, Text } from '@my-note/kit/ui';
import { useState } from 'react';
import { RequestEntry } from './request-entry.tsx';
import { requestsTexts } from './texts.ts';

/** Lists with at least this many requests have a filter. */
const MANY = 5;
/** How many are shown first, and added by the button. */
const STEP = 20;
const STATUSES = ['open', 'planned', 'done', 'declined'] as const satisfies readonly RequestStatus[];

const names = { all: requestsTexts.all, ...requestsTexts.statuses };

/** The user's requests, newest first. */
export function OwnRequests({ requests }: { requests: readonly UserRequest[] }) {
  const [chosen, setChosen] = useState<RequestStatus | 'all'>('all');
  const [most, setMost] = useState(STEP);
  const present = STATUSES.filter((status) => requests.some((request) => request.status === status));
  const filterable = requests.length >= MANY && present.length > 1;
  // A status change may have emptied the chosen filter.
  const filter = filterable && chosen !== 'all' && present.includes(chosen) ? chosen : 'all';
  const shown = requests.filter(({ status }) => filter === 'all' || status === filter);

  if (requests.length === 0) return <Text color="fg.muted">{requestsTexts.ownEmpty}</Text>;
  return (
    <Stack gap="4" align="stretch">
      {filterable && (
        <Choice
          label={requestsTexts.filter}
          options={['all', ...present] as const}
          names={names}
          value={filter}
          onChange={setChosen}
        />
      )}
      <Box as="ul" listStyleType="none" borderTopWidth="1px" borderColor="border">
        {shown.slice(0, most).map((request) => (
          <li key={request._id}>
            <RequestEntry request={request} />
          </li>
        ))}
      </Box>
      {shown.length > most && (
        <Button alignSelf="center" variant="outline" colorPalette="gray" onClick={() => setMost(most + STEP)}>
          {requestsTexts.more}
        </Button>
      )}
    </Stack>
  );
}
