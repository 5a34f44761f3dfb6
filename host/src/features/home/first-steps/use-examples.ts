import { links } from '@my-note/contract';
import { offerUndo, writeItem } from '@my-note/kit/items';
import { useMutation, useQuery, useQueryClient } from '@my-note/kit/query';
import { useNavigate } from '@my-note/kit/router';
import { captureUser, useAuthEnabled } from '@my-note/kit/session';
import { toast } from '@my-note/kit/ui';
import { homeTexts } from '../texts.ts';
import { exampleMutations, exampleQueries } from './examples.queries.ts';

/** The example notes: whether they exist, loading, and removing them. */
export function useExamples(wanted: boolean) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const signedIn = useAuthEnabled();
  const enabled = wanted && signedIn;
  const { data: category, isPending } = useQuery({ ...exampleQueries.present(), enabled });
  const loading = useMutation(exampleMutations.load());
  const removing = useMutation(exampleMutations.remove());

  // The query client shows errors. The component may be unmounted when the response arrives.
  const load = async () => {
    const isSame = captureUser();
    const loaded = await loading.mutateAsync().catch(() => undefined);
    if (!loaded || !isSame()) return;
    const { added, data } = loaded;
    const action = { label: homeTexts.openExamples, onClick: () => void navigate(links.item(data.slug)) };
    toast({ title: homeTexts.examplesLoaded(added), type: 'success', action });
  };
  const remove = async () => {
    if (!category) return;
    const id = category._id;
    const isSame = captureUser();
    const removed = await removing.mutateAsync({ id }).catch(() => undefined);
    if (!removed || !isSame()) return;
    offerUndo(homeTexts.examplesRemoved, homeTexts.undo, () =>
      writeItem(client, exampleMutations.remove(), { id, restore: true }),
    );
  };
  return { category, load, remove, busy: isPending || loading.isPending || removing.isPending };
}
