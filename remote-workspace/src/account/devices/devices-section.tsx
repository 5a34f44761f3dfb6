import type { Session } from '@my-note/contract/sessions';
import { useQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { Box, QueryState, Section } from '@my-note/kit/ui';
import { accountQueries } from '../account.queries.ts';
import { Waiting } from '../waiting.tsx';
import { Device } from './device.tsx';
import { SignOutButtons } from './sign-out-buttons.tsx';
import { devicesTexts } from './texts.ts';

const currentFirst = (a: Session, b: Session) =>
  Number(b.current) - Number(a.current) || Date.parse(b.lastUsedAt) - Date.parse(a.lastUsedAt);

/** Where the person is signed in, with a button to end each. */
export function DevicesSection() {
  const sessions = useQuery({ ...accountQueries.sessions(), enabled: useAuthEnabled() });
  return (
    <Section level="h2" title={devicesTexts.title} hint={devicesTexts.hint}>
      <QueryState query={sessions} loading={<Waiting />} failure={devicesTexts.unknown}>
        {(data) => (
          <>
            <Box as="ul" listStyleType="none">
              {data.toSorted(currentFirst).map((each) => (
                <Device key={each._id} session={each} />
              ))}
            </Box>
            <SignOutButtons hasOthers={data.length > 1} />
          </>
        )}
      </QueryState>
    </Section>
  );
}
