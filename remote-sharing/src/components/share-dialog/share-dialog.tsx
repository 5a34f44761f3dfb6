import type { SlotProps } from '@my-note/kit/federation';
import { Dialog, DialogActions, DialogFrame } from '@my-note/kit/overlays';
import { shareQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { Late, QueryState, Skeleton, Stack } from '@my-note/kit/ui';
import { texts } from '../../texts.ts';
import { NewShare } from './new-share.tsx';
import { ShareSettings } from './share-settings.tsx';

/** How often an open dialog refreshes its number of views, in milliseconds. */
const REFRESH_VIEWS_MS = 2_000;

function ShareContent({ item }: Pick<SlotProps['sharing/share-dialog'], 'item'>) {
  const query = useQuery({ ...shareQueries.list(), refetchInterval: REFRESH_VIEWS_MS });
  const skeleton = (
    <Late>
      <Stack gap="3">
        <Skeleton height="10" />
        <Skeleton height="5" width="60%" />
      </Stack>
    </Late>
  );
  return (
    <QueryState query={query} loading={skeleton} failure={texts.share.failed} hideReason>
      {(shares) => {
        const share = shares.find(({ noteId }) => noteId === item._id);
        return share ? <ShareSettings item={item} share={share} /> : <NewShare item={item} />;
      }}
    </QueryState>
  );
}

/** The Share dialog of a note or a category (docs/specification/product.md#share-dialog). */
export const ShareDialog = ({ item, onClose }: SlotProps['sharing/share-dialog']) => (
  <DialogFrame title={texts.share.title(item.title || texts.untitled)} hasFields onClose={onClose}>
    <Dialog.Body>
      <ShareContent item={item} />
    </Dialog.Body>
    <DialogActions cancelLabel={texts.share.done} onCancel={onClose} />
  </DialogFrame>
);
