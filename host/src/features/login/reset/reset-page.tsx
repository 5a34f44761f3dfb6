import { links } from '@my-note/contract';
import { ApiError } from '@my-note/kit/http';
import { useQuery } from '@my-note/kit/query';
import { Link, useLocation } from '@my-note/kit/router';
import {
  Button,
  EmptyState,
  Heading,
  Late,
  QueryState,
  Skeleton,
  Stack,
  useDocumentTitle,
} from '@my-note/kit/ui';
import { resetQueries } from './reset.queries.ts';
import { ResetForm } from './reset-form.tsx';
import { resetTexts } from './texts.ts';

const Ended = () => (
  <EmptyState
    title={resetTexts.ended}
    action={
      <Button asChild>
        <Link to={links.login()}>{resetTexts.toLogin}</Link>
      </Button>
    }
  >
    {resetTexts.endedHint}
  </EmptyState>
);

/** `/login/reset#token=…`: chooses a new password with a one-time link. */
export function ResetPage() {
  useDocumentTitle(resetTexts.title);
  // Behind the #, which browsers send to nobody.
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  const owner = useQuery(resetQueries.owner(token));
  const isEnded = token === '' || (owner.error instanceof ApiError && owner.error.status === 404);
  return (
    <Stack
      gap="6"
      width="min(24rem, 100%)"
      marginX="auto"
      paddingX="4"
      paddingTop={{ base: '10', md: '20' }}
      paddingBottom="16"
    >
      <Heading as="h1" fontSize="3xl" fontWeight="600" letterSpacing="-0.015em">
        {resetTexts.title}
      </Heading>
      {isEnded ? (
        <Ended />
      ) : (
        <QueryState
          query={owner}
          failure={resetTexts.unknown}
          loading={
            <Late>
              <Skeleton height="10" role="status" aria-label={resetTexts.loading} />
            </Late>
          }
        >
          {({ email }) => <ResetForm token={token} email={email} />}
        </QueryState>
      )}
    </Stack>
  );
}
