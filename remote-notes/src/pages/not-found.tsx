import { Link } from '@my-note/shared-kit/router';
import { Button, EmptyState, HStack, useDocumentTitle } from '@my-note/shared-kit/ui';
import { FileQuestion } from 'lucide-react';
import { OrphanedText } from '../components/orphaned-text.tsx';
import { texts } from '../texts.ts';

/** Nothing has this slug, now or before. */
export function NotFound() {
  useDocumentTitle(texts.notFound.title);
  return (
    <>
      <OrphanedText />
      <EmptyState
        title={texts.notFound.title}
        icon={<FileQuestion size={32} strokeWidth={1.75} />}
        action={
          <HStack paddingTop="2">
            <Button asChild size="sm">
              <Link to="/">{texts.actions.home}</Link>
            </Button>
            <Button asChild size="sm" variant="outline">
              <Link to="/i/trash">{texts.actions.trash}</Link>
            </Button>
          </HStack>
        }
      >
        {texts.notFound.text}
      </EmptyState>
    </>
  );
}
