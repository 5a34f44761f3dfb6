import type { AccountIdentity } from '@my-note/contract/account';
import { useQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { Box, QueryState, RelativeDate, Section, Text } from '@my-note/kit/ui';
import { ListRow } from '../../list-row.tsx';
import { accountQueries } from '../account.queries.ts';
import { Waiting } from '../waiting.tsx';
import { identitiesTexts as texts } from './texts.ts';

function nameOf({ kind, issuer }: AccountIdentity): string {
  if (kind === 'embedded') return texts.embedded;
  return issuer ? texts.oidc(issuer) : texts.firebase;
}

/** The accounts with which the person signs in, here and elsewhere. */
export function IdentitiesSection() {
  const identities = useQuery({ ...accountQueries.identities(), enabled: useAuthEnabled() });
  return (
    <Section level="h2" title={texts.title} hint={texts.hint}>
      <QueryState query={identities} loading={<Waiting />} failure={texts.unknown}>
        {(list) => (
          <Box as="ul" listStyleType="none">
            {list.map((identity) => (
              <ListRow key={identity.kind + identity.issuer + identity.email}>
                <Box flex="1" minWidth="0">
                  <Text fontWeight="500">{nameOf(identity)}</Text>
                  <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                    {identity.email} · <RelativeDate value={identity.lastUsedAt} text={texts.usedWhen} />
                  </Text>
                </Box>
              </ListRow>
            ))}
          </Box>
        )}
      </QueryState>
    </Section>
  );
}
