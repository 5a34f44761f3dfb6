import { links } from '@my-note/contract';
import { Link } from '@my-note/kit/router';
import { Button, Icon, Section } from '@my-note/kit/ui';
import { ArrowDownUp } from 'lucide-react';
import { settingsTexts } from '../texts.ts';

/** Link to import and export. */
export const OwnNotes = ({ onGo }: { onGo: () => void }) => (
  <Section title={settingsTexts.ownNotes} hint={settingsTexts.ownNotesHint}>
    <Button asChild alignSelf="flex-start" size="sm" variant="outline" colorPalette="gray">
      <Link to={links.transfer()} onClick={onGo}>
        <Icon as={ArrowDownUp} />
        {settingsTexts.transfer}
      </Link>
    </Button>
  </Section>
);
