import { useQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { Late, QueryState, Section, Skeleton, Stack, Text } from '@my-note/kit/ui';
import { factorsQueries } from './factors.queries.ts';
import { PasskeyList } from './passkeys/passkey-list.tsx';
import { factorsTexts } from './texts.ts';
import { TwoStep } from './two-step/two-step.tsx';

const Waiting = () => (
  <Late>
    <Stack role="status" aria-label={factorsTexts.loading} gap="3">
      <Skeleton height="5" width="40%" />
      <Skeleton height="9" width="12rem" />
    </Stack>
  </Late>
);

/** How the person signs in besides the password (docs/specification/product.md#passkeys-and-two-step-sign-in). */
export function FactorsSection() {
  const factors = useQuery({ ...factorsQueries.own(), enabled: useAuthEnabled() });
  return (
    <Section level="h2" title={factorsTexts.title} hint={factorsTexts.hint}>
      <QueryState query={factors} loading={<Waiting />} failure={factorsTexts.unknown}>
        {({ available, passkeys, twoStep }) =>
          available ? (
            <Stack gap="6">
              <PasskeyList passkeys={passkeys} />
              <TwoStep twoStep={twoStep} />
            </Stack>
          ) : (
            <Text color="fg.muted">{factorsTexts.elsewhere}</Text>
          )
        }
      </QueryState>
    </Section>
  );
}
