import type { Backups } from '@my-note/contract/people';
import { useQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { Box, QueryState, RelativeDate, Section, Stack, Text } from '@my-note/kit/ui';
import type { ReactNode } from 'react';
import { sizeText } from '../size-text.ts';
import { Waiting } from '../waiting.tsx';
import { peopleQueries } from './people.queries.ts';
import { peopleTexts } from './texts.ts';

/** A sentence that a relative date may begin has a capital; the name of a folder stays as it is. */
function Fact({ name, isName = false, children }: { name: string; isName?: boolean; children: ReactNode }) {
  return (
    <Box>
      <Text as="dt" color="fg.muted" textStyle="sm">
        {name}
      </Text>
      <Text as="dd" overflowWrap="anywhere" _firstLetter={{ textTransform: isName ? 'none' : 'uppercase' }}>
        {children}
      </Text>
    </Box>
  );
}

function Facts({ backups: { place, everyMs, keep, lastGood, nextAt, failing } }: { backups: Backups }) {
  if (everyMs === null) return <Text color="fg.muted">{peopleTexts.noBackups}</Text>;
  return (
    <Stack gap="4">
      {failing && (
        <Text role="alert" color="fg.error">
          <RelativeDate
            value={failing.since}
            text={(when) => peopleTexts.backupsFailSince(when, failing.reason)}
          />
        </Text>
      )}
      <Stack as="dl" gap="3">
        <Fact name={peopleTexts.lastBackup}>
          {lastGood ? (
            <RelativeDate
              value={lastGood.at}
              text={(when) =>
                peopleTexts.backupMade(when, sizeText(lastGood.bytes), lastGood.rows, lastGood.files)
              }
            />
          ) : (
            peopleTexts.neverBackedUp
          )}
        </Fact>
        <Fact name={peopleTexts.backupPlace} isName>
          {place}
        </Fact>
        {nextAt && (
          <Fact name={peopleTexts.nextBackup}>
            <RelativeDate value={nextAt} text={(when) => peopleTexts.nextBackupWhen(when, keep)} />
          </Fact>
        )}
      </Stack>
    </Stack>
  );
}

/** When the data was last backed up, where to, and what failed since. */
export function BackupsSection() {
  const backups = useQuery({ ...peopleQueries.backups(), enabled: useAuthEnabled() });
  return (
    <Section level="h2" title={peopleTexts.backups} hint={peopleTexts.backupsHint}>
      <QueryState
        query={backups}
        loading={<Waiting label={peopleTexts.loadingBackups} />}
        failure={peopleTexts.backupsUnknown}
      >
        {(data) => <Facts backups={data} />}
      </QueryState>
    </Section>
  );
}
