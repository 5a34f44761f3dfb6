import { ApiError } from '@my-note/shared-kit/http';
import { useQuery } from '@my-note/shared-kit/query';
import { useParams } from '@my-note/shared-kit/router';
import { EmptyState, ErrorPanel, PageFrame } from '@my-note/shared-kit/ui';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { sharedQueries } from '../api/shares.queries.ts';
import { PasswordForm } from '../components/password-form.tsx';
import { SharedNoteView } from '../components/shared-note-view.tsx';
import { texts } from '../texts.ts';

/** `/i/shared/:shareId/:noteId`, open to everyone: one note of a share, read only. */
export function SharedNotePage() {
  const { shareId = '', noteId = '' } = useParams();
  const [password, setPassword] = useState<string>();
  const { data: note, error, isFetching, refetch } = useQuery(sharedQueries.note(shareId, noteId, password));

  if (note) return <SharedNoteView shareId={shareId} note={note} password={password} />;
  if (error instanceof ApiError && error.code === 'PASSWORD_REQUIRED') {
    return <PasswordForm wrong={password !== undefined} busy={isFetching} onPassword={setPassword} />;
  }
  if (error instanceof ApiError && error.status < 500) {
    return (
      <PageFrame title={texts.sharedNote.title}>
        <EmptyState title={texts.sharedNote.gone} icon={<Link2Off size={32} strokeWidth={1.75} />}>
          {texts.sharedNote.goneHint}
        </EmptyState>
      </PageFrame>
    );
  }
  return error ? (
    <ErrorPanel title={texts.sharedNote.failed} onAction={() => void refetch()}>
      {error.message}
    </ErrorPanel>
  ) : null;
}
