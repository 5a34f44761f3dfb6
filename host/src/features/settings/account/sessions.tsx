import type { Session } from '@my-note/contract/sessions';
import { useMutation, useQuery } from '@my-note/shared-kit/query';
import { Button, RelativeDate, Section } from '@my-note/shared-kit/ui';
import { Row, Rows } from '../rows.tsx';
import { settingsTexts } from '../texts.ts';
import { accountMutations, accountQueries } from './account.queries.ts';

const currentFirst = (a: Session, b: Session) =>
  Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt);

/** The user's sessions, with buttons to sign them out. */
export function Sessions() {
  const { data, isError, refetch } = useQuery(accountQueries.sessions());
  const end = useMutation(accountMutations.endSessions());
  const sessions = data?.toSorted(currentFirst);
  const others = sessions?.filter(({ current }) => !current).map(({ _id }) => _id) ?? [];

  return (
    <Section title={settingsTexts.sessions}>
      <Rows
        items={sessions}
        failed={isError}
        failedText={settingsTexts.sessionsUnknown}
        onRetry={() => void refetch()}
      >
        {({ _id, device, current, lastUsedAt }) => {
          const name = device ?? settingsTexts.unknownDevice;
          return (
            <Row
              key={_id}
              title={name}
              facts={
                current ? (
                  settingsTexts.thisDevice
                ) : (
                  <>
                    {settingsTexts.lastUsed} <RelativeDate value={lastUsedAt} />
                  </>
                )
              }
              action={
                !current && (
                  <Button
                    size="xs"
                    variant="outline"
                    colorPalette="gray"
                    aria-label={settingsTexts.signOutNamed(name)}
                    disabled={end.isPending}
                    onClick={() => end.mutate([_id])}
                  >
                    {settingsTexts.signOut}
                  </Button>
                )
              }
            />
          );
        }}
      </Rows>
      {others.length > 1 && (
        <Button
          alignSelf="flex-start"
          size="sm"
          variant="outline"
          colorPalette="gray"
          loading={end.isPending}
          onClick={() => end.mutate(others)}
        >
          {settingsTexts.signOutOthers}
        </Button>
      )}
    </Section>
  );
}
