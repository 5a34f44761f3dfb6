import { Input } from '@my-note/kit/forms';
import { ShowMore } from '@my-note/kit/lists';
import { keepPreviousData, useInfiniteQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { Box, QueryState, Section, Text } from '@my-note/kit/ui';
import { useEffect, useState } from 'react';
import { Waiting } from '../waiting.tsx';
import { peopleQueries } from './people.queries.ts';
import { PersonEntry } from './person-entry.tsx';
import { peopleTexts } from './texts.ts';

const PAUSE_MS = 250;

/** What was typed, once typing pauses. */
function usePaused(text: string) {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Every account with its figures, and what can be done with it. */
export function AccountsSection() {
  const [typed, setTyped] = useState('');
  const search = usePaused(typed);
  const enabled = useAuthEnabled();
  const pages = useInfiniteQuery({
    ...peopleQueries.list(search),
    enabled,
    placeholderData: keepPreviousData,
  });
  return (
    <Section level="h2" title={peopleTexts.accounts} hint={peopleTexts.accountsHint}>
      <Input
        type="search"
        aria-label={peopleTexts.search}
        placeholder={peopleTexts.search}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
      <QueryState
        query={pages}
        loading={<Waiting label={peopleTexts.loading} />}
        failure={peopleTexts.unknown}
      >
        {({ pages: [first, ...more] }) => (
          <>
            <Text role="status" fontSize="sm" color="fg.muted">
              {first?.total ? peopleTexts.total(first.total) : peopleTexts.noMatch}
            </Text>
            <Box as="ul" listStyleType="none">
              {[...(first?.data ?? []), ...more.flatMap(({ data }) => data)].map((person) => (
                <PersonEntry key={person._id} person={person} />
              ))}
            </Box>
            {pages.hasNextPage && <ShowMore pages={pages} loadingLabel={peopleTexts.loadingMore} />}
          </>
        )}
      </QueryState>
    </Section>
  );
}
