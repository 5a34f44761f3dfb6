import type { Flip } from '@my-note/contract/releases';
import { ShowMore } from '@my-note/kit/lists';
import { useInfiniteQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { Box, QueryState, RelativeDate, Section, Text } from '@my-note/kit/ui';
import { ListRow } from '../list-row.tsx';
import { Waiting } from '../waiting.tsx';
import { releasesQueries } from './releases.queries.ts';
import { releasesTexts as texts } from './texts.ts';

type Value = Flip['changes'][number]['from'];
const valueText = (value: Value) =>
  value === null ? texts.absent : value === true ? texts.yes : value === false ? texts.no : value;

/** One change: what, by whom, when, why, and what it moved. */
const FlipEntry = ({ flip: { what, who, at, notes, changes } }: { flip: Flip }) => (
  <ListRow>
    <Box flex="1" minWidth="0">
      <Text fontWeight="500" overflowWrap="anywhere">
        {what}
      </Text>
      {notes.map((note) => (
        <Text key={note} overflowWrap="anywhere">
          {note}
        </Text>
      ))}
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        <RelativeDate value={at} />
        {` · ${who}`}
        {changes.map(({ name, part, from, to }) => (
          <span key={`${name} ${part}`}>
            {` · ${texts.moved(name, part, valueText(from), valueText(to))}`}
          </span>
        ))}
      </Text>
    </Box>
  </ListRow>
);

/** The journal of the store: who changed what, when, and why. */
export function HistorySection() {
  const pages = useInfiniteQuery({ ...releasesQueries.history(), enabled: useAuthEnabled() });
  return (
    <Section level="h2" title={texts.history} hint={texts.historyHint}>
      <QueryState
        query={pages}
        loading={<Waiting label={texts.historyLoading} />}
        failure={texts.historyUnknown}
      >
        {(data) => {
          const flips = data.pages.flatMap((page) => page.data);
          if (flips.length === 0) return <Text color="fg.muted">{texts.historyNone}</Text>;
          return (
            <>
              <Box as="ul" listStyleType="none">
                {flips.map((flip) => (
                  <FlipEntry key={flip.revision} flip={flip} />
                ))}
              </Box>
              {pages.hasNextPage && <ShowMore pages={pages} loadingLabel={texts.historyMore} />}
            </>
          );
        }}
      </QueryState>
    </Section>
  );
}
