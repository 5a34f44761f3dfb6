import { RemoteSlot } from '@my-note/shared-kit/federation';
import { useSession } from '@my-note/shared-kit/session';
import { useEffect, useState } from 'react';

const readKept = () => import(/* webpackChunkName: "kept-text" */ '../../platform/session/unsaved-text.ts');

/** Offers text of notes that were deleted elsewhere; the notes' team is asked only where this device kept some. */
export function UnsavedText() {
  const userId = useSession(({ user }) => user?._id);
  const [found, setFound] = useState(false);
  useEffect(() => {
    if (!userId) return;
    let mounted = true;
    readKept()
      .then(({ hasUnsavedNotes }) => hasUnsavedNotes(userId))
      .then((has) => mounted && setFound(has), console.warn);
    return () => {
      mounted = false;
    };
  }, [userId]);
  return found ? <RemoteSlot name="notes/unsaved-text" props={{}} onError={console.warn} /> : null;
}
