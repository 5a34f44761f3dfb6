import { Link } from '@my-note/shared-kit/router';
import { Button, EmptyState, Icon } from '@my-note/shared-kit/ui';
import { FileQuestion } from 'lucide-react';
import { OrphanedText } from '../components/unsaved-text/orphaned-text.tsx';
import { texts } from '../texts.ts';

/** The note was deleted; its unsaved text can still be kept. */
export const SideNoteDeleted = () => (
  <>
    <OrphanedText />
    <EmptyState
      title={texts.gone.title}
      icon={<Icon as={FileQuestion} size={32} />}
      action={
        <Button asChild size="sm" variant="outline">
          <Link to="/i/trash">{texts.actions.trash}</Link>
        </Button>
      }
    >
      {texts.beside.gone}
    </EmptyState>
  </>
);
