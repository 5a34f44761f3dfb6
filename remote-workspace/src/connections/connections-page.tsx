import { useQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { PageFrame, Stack } from '@my-note/kit/ui';
import { connectionsTexts } from './texts.ts';
import { tokenQueries } from './tokens/tokens.queries.ts';
import { TokensSection } from './tokens/tokens-section.tsx';
import { WebhooksSection } from './webhooks/webhooks-section.tsx';

/** `/i/connections`: what lets other programs use the person's notes. */
export function ConnectionsPage() {
  const tokens = useQuery({ ...tokenQueries.list(), enabled: useAuthEnabled() });
  return (
    <PageFrame title={connectionsTexts.pageTitle}>
      <Stack gap="8" maxWidth="measure">
        <TokensSection />
        {/* It appears after the list above it, which would push it down. */}
        <div hidden={tokens.isPending}>
          <WebhooksSection />
        </div>
      </Stack>
    </PageFrame>
  );
}
