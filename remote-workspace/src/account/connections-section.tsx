import { CONNECTIONS_LINK } from '@my-note/contract/webhooks';
import { Link } from '@my-note/kit/router';
import { Button, Section } from '@my-note/kit/ui';
import { accountTexts } from './texts.ts';

/** Leads to the page with access tokens and webhooks. */
export const ConnectionsSection = () => (
  <Section level="h2" title={accountTexts.connections} hint={accountTexts.connectionsHint}>
    <Button asChild size="sm" variant="outline" colorPalette="gray" alignSelf="flex-start">
      <Link to={CONNECTIONS_LINK}>{accountTexts.openConnections}</Link>
    </Button>
  </Section>
);
