import { useQuery } from '@my-note/kit/query';
import { useAuthEnabled, useSession } from '@my-note/kit/session';
import { Heading, Late, PageFrame, QueryState, Skeleton, Stack, Text } from '@my-note/kit/ui';
import { useId } from 'react';
import { RequestForm } from './form/request-form.tsx';
import { OwnRequests } from './own-requests.tsx';
import { requestQueries } from './requests.queries.ts';
import { requestsTexts } from './texts.ts';
import { useRequestUpdates } from './use-request-updates.ts';

const Waiting = () => (
  <Late>
    <Stack role="status" aria-label={requestsTexts.loading} gap="4">
      <Skeleton height="6" width="45%" />
      <Skeleton height="4" width="80%" />
      <Skeleton height="4" width="60%" />
    </Stack>
  </Late>
);

/** `/i/requests`: sends requests to the operator, and lists the user's own with their status. */
export function RequestsPage() {
  const headingId = useId();
  const userId = useSession(({ user }) => user?._id);
  const enabled = useAuthEnabled();
  const own = useQuery({ ...requestQueries.own(), enabled });
  useRequestUpdates();
  return (
    <PageFrame title={requestsTexts.pageTitle}>
      <Stack gap="12" maxWidth="measure">
        <Text color="fg.muted" maxWidth="36rem" marginBottom="-6">
          {requestsTexts.intro}
        </Text>
        {userId && <RequestForm key={userId} userId={userId} own={own.data ?? []} />}
        <Stack as="section" aria-labelledby={headingId} gap="4">
          <Heading as="h2" id={headingId} size="lg">
            {requestsTexts.own}
          </Heading>
          <QueryState query={own} loading={<Waiting />} failure={requestsTexts.ownUnknown} hideReason>
            {(requests) => <OwnRequests requests={requests} />}
          </QueryState>
        </Stack>
      </Stack>
    </PageFrame>
  );
}
