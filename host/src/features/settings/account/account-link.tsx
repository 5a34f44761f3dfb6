import { links } from '@my-note/contract';
import { Link } from '@my-note/kit/router';
import { Button, Icon, Section } from '@my-note/kit/ui';
import { CircleUserRound } from 'lucide-react';
import { settingsTexts } from '../texts.ts';

/** Link to the page of the account. */
export const AccountLink = ({ onGo }: { onGo: () => void }) => (
  <Section title={settingsTexts.account} hint={settingsTexts.accountHint}>
    <Button asChild alignSelf="flex-start" size="sm" variant="outline" colorPalette="gray">
      <Link to={links.account()} onClick={onGo}>
        <Icon as={CircleUserRound} />
        {settingsTexts.openAccount}
      </Link>
    </Button>
  </Section>
);
