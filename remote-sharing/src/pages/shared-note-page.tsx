import { ApiError, errorText } from '@my-note/shared-kit/http';
import { useQuery } from '@my-note/shared-kit/query';
import { useParams } from '@my-note/shared-kit/router';
import { EmptyState, Icon, Late, PageFrame, QueryState } from '@my-note/shared-kit/ui';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { sharedQueries } from '../api/shared.queries.ts';
import { RowsSkeleton } from '../components/lists/rows-skeleton.tsx';
import { PasswordForm } from '../components/shared-view/password-form.tsx';
import { SharedNoteView } from '../components/shared-view/shared-note-view.tsx';
import { texts } from '../texts.ts';

const isRefusal = (error: unknown, ...statuses: number[]) =>
  error instanceof ApiError && statuses.includes(error.status);

function SharedNote({ shareId, noteId }: { shareId: string; noteId: string }) {
  const [password, setPassword] = useState<string>();
  const query = useQuery(sharedQueries.note(shareId, noteId, password));
  const { data: note, error, isFetching, refetch } = query;

  // The share may end, or get another password, while its page is open: then what was read is shown no longer.
  if (isRefusal(error, 400, 404)) {
    return (
      <PageFrame title={texts.sharedNote.title}>
        <EmptyState title={texts.sharedNote.gone} icon={<Icon as={Link2Off} size={32} />}>
          {texts.sharedNote.goneHint}
        </EmptyState>
      </PageFrame>
    );
  }
  // 429 comes after too many wrong passwords; while one is checked the form stays.
  const checking = password !== undefined && isFetching;
  if (isRefusal(error, 403, 429) || (!note && checking)) {
    return (
      <PasswordForm
        problem={password !== undefined && error ? passwordProblem(error) : undefined}
        busy={isFetching}
        onPassword={(next) => (next === password ? void refetch() : setPassword(next))}
      />
    );
  }
  const skeleton = (
    <PageFrame title={texts.sharedNote.title}>
      <Late>
        <RowsSkeleton />
      </Late>
    </PageFrame>
  );
  return (
    <QueryState query={query} loading={skeleton} failure={texts.sharedNote.failed}>
      {(shown) => <SharedNoteView shareId={shareId} note={shown} password={password} />}
    </QueryState>
  );
}

const passwordProblem = (error: Error): string =>
  isRefusal(error, 403) ? texts.sharedNote.wrong : errorText(error);

/** `/i/shared/:shareId/:noteId`, open to everyone: one note of a share, read only. */
export function SharedNotePage() {
  const { shareId = '', noteId = '' } = useParams();
  return <SharedNote key={shareId} shareId={shareId} noteId={noteId} />;
}
