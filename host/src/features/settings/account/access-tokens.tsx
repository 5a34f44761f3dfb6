import type { AccessToken } from '@my-note/contract/sessions';
import { api } from '@my-note/kit/http';
import { AlertDialog } from '@my-note/kit/overlays';
import { useMutation, useQuery } from '@my-note/kit/query';
import { Button, chakra, Icon, RelativeDate, Section } from '@my-note/kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Row, Rows } from '../rows.tsx';
import { settingsTexts } from '../texts.ts';
import { accountMutations, accountQueries } from './account.queries.ts';
import { NewToken } from './new-token.tsx';

const ApiLink = chakra('a');

function TokenFacts({ token: { scope, prefix, expires, lastUsedAt } }: { token: AccessToken }) {
  const expired = expires !== null && new Date(expires) < new Date();
  return (
    <>
      {settingsTexts.scopes[scope]} · {prefix}…<br />
      {lastUsedAt === null ? (
        settingsTexts.unused
      ) : (
        <RelativeDate value={lastUsedAt} text={settingsTexts.usedWhen} />
      )}
      {' · '}
      {expires === null ? (
        settingsTexts.never
      ) : (
        <RelativeDate
          value={expires}
          text={expired ? settingsTexts.expiredWhen : settingsTexts.expiresWhen}
        />
      )}
    </>
  );
}

/** Access tokens: create, list, revoke (docs/specification/service.md#access-tokens). */
export function AccessTokens() {
  const { data: tokens, isError, refetch } = useQuery(accountQueries.tokens());
  const revoke = useMutation(accountMutations.revokeToken());
  const [adding, setAdding] = useState(false);
  const [revoking, setRevoking] = useState<AccessToken>();

  return (
    <Section title={settingsTexts.tokens} hint={settingsTexts.tokensHint}>
      <Rows
        items={tokens}
        failed={isError}
        failedText={settingsTexts.tokensUnknown}
        emptyText={adding ? '' : settingsTexts.noTokens}
        onRetry={() => void refetch()}
      >
        {(token) => (
          <Row
            key={token._id}
            title={token.name}
            facts={<TokenFacts token={token} />}
            action={
              <Button
                size="xs"
                variant="outline"
                colorPalette="red"
                aria-label={settingsTexts.revokeNamed(token.name)}
                onClick={() => setRevoking(token)}
              >
                {settingsTexts.revoke}
              </Button>
            }
          />
        )}
      </Rows>
      {adding ? (
        <NewToken onDone={() => setAdding(false)} />
      ) : (
        <Button
          alignSelf="flex-start"
          size="sm"
          variant="outline"
          colorPalette="gray"
          onClick={() => setAdding(true)}
        >
          <Icon as={Plus} />
          {settingsTexts.newToken}
        </Button>
      )}
      <ApiLink
        href={`${api.host()}/docs`}
        target="_blank"
        rel="noreferrer"
        alignSelf="flex-start"
        fontSize="sm"
        color="accent.fg"
        textDecoration="underline"
      >
        {settingsTexts.apiDocs}
      </ApiLink>
      <AlertDialog
        open={revoking !== undefined}
        title={settingsTexts.revokeTitle(revoking?.name ?? '')}
        confirmLabel={settingsTexts.revoke}
        busy={revoke.isPending}
        onCancel={() => setRevoking(undefined)}
        onConfirm={() => revoking && revoke.mutate(revoking._id, { onSettled: () => setRevoking(undefined) })}
      >
        {settingsTexts.revokeText}
      </AlertDialog>
    </Section>
  );
}
