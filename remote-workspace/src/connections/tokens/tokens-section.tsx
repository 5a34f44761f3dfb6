import { useQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { Box, QueryState, Section, Text } from '@my-note/kit/ui';
import { Waiting } from '../../waiting.tsx';
import { tokensTexts as texts } from '../texts.ts';
import { NewToken } from './new-token.tsx';
import { TokenEntry } from './token-entry.tsx';
import { tokenQueries } from './tokens.queries.ts';

/** Tokens by which programs use the notes. */
export function TokensSection() {
  const tokens = useQuery({ ...tokenQueries.list(), enabled: useAuthEnabled() });
  return (
    <Section level="h2" title={texts.title} hint={texts.hint}>
      <NewToken />
      <QueryState
        query={tokens}
        loading={<Waiting label={texts.loading} />}
        failure={texts.unknown}
        empty={<Text color="fg.muted">{texts.none}</Text>}
      >
        {(list) => (
          <Box as="ul" listStyleType="none">
            {list.map((token) => (
              <TokenEntry key={token._id} token={token} />
            ))}
          </Box>
        )}
      </QueryState>
    </Section>
  );
}
