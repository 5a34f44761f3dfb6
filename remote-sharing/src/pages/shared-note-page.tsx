import { links } from '@my-note/contract';
import { ApiError } from '@my-note/kit/http';
import { useQuery, useQueryClient } from '@my-note/kit/query';
import { Link, useParams } from '@my-note/kit/router';
import {
  Button,
  EmptyState,
  Icon,
  ItemSkeleton,
  Late,
  PageFrame,
  QueryState,
  useDocumentTitle,
} from '@my-note/kit/ui';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { sharedQueries } from '../api/shared.queries.ts';
import { PasswordForm } from '../components/shared-view/password-form.tsx';
import { SharedNoteView } from '../components/shared-view/shared-note-view.tsx';
import { texts } from '../texts.ts';

const isRefusal = (error: unknown, ...statuses: number[]) =>
  error instanceof ApiError && statuses.includes(error.status);

function Loading() {
  useDocumentTitle(texts.sharedNote.title);
  return (
    <Late>
      <ItemSkeleton />
    </Late>
  );
}

function SharedNote({ shareId, noteId }: { shareId: string; noteId: string }) {
  const [password, setPassword] = useState<string>();
  const client = useQueryClient();
  const query = useQuery(sharedQueries.note(shareId, noteId, password));
  const { error } = query;

  // When the share ends or its password changes, an open page must no longer show the note.
  if (isRefusal(error, 400, 404)) {
    return (
      <PageFrame title={texts.sharedNote.title}>
        <EmptyState
          title={texts.sharedNote.gone}
          icon={<Icon as={Link2Off} size={32} />}
          action={
            <Button asChild size="sm" variant="outline">
              <Link to={links.home()}>{texts.sharedNote.home}</Link>
            </Button>
          }
        >
          {texts.sharedNote.goneHint}
        </EmptyState>
      </PageFrame>
    );
  }
  // 429: too many wrong passwords.
  if (isRefusal(error, 403, 429)) {
    const open = async (next: string) => {
      await client.fetchQuery(sharedQueries.note(shareId, noteId, next));
      setPassword(next);
    };
    return <PasswordForm onPassword={open} />;
  }
  return (
    <QueryState query={query} loading={<Loading />} failure={texts.sharedNote.failed}>
      {(shown) => <SharedNoteView shareId={shareId} note={shown} password={password} />}
    </QueryState>
  );
}

/** `/i/shared/:shareId/:noteId`, open to everyone: one note of a share, read only. */
export function SharedNotePage() {
  const { shareId = '', noteId = '' } = useParams();
  return <SharedNote key={shareId} shareId={shareId} noteId={noteId} />;
}
