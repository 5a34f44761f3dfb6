import { Link } from '@my-note/shared-kit/router';
import { Button } from '@my-note/shared-kit/ui';
import { ArrowDownUp } from 'lucide-react';
import { Section } from './section.tsx';
import { settingsTexts } from './texts.ts';

/** The way to where notes come in and go out. */
export const OwnNotes = ({ onGo }: { onGo: () => void }) => (
  <Section title={settingsTexts.ownNotes} hint={settingsTexts.ownNotesHint}>
    <Button asChild alignSelf="flex-start" size="sm" variant="outline" colorPalette="gray">
      <Link to="/i/transfer" onClick={onGo}>
        <ArrowDownUp size={16} strokeWidth={1.75} aria-hidden />
        {settingsTexts.transfer}
      </Link>
    </Button>
  </Section>
);
