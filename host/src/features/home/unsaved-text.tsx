import { RemoteSlot } from '@my-note/kit/federation';
import { useSession } from '@my-note/kit/session';
import { useEffect, useState } from 'react';

const loadUnsavedText = () =>
  import(/* webpackChunkName: "unsaved-text" */ '../../platform/session/unsaved-text.ts');

/** Offers unsaved text of deleted notes; the remote is loaded only when this device has some. */
export function UnsavedText() {
  const userId = useSession(({ user }) => user?._id);
  const [found, setFound] = useState(false);
  useEffect(() => {
    if (!userId) return;
    let mounted = true;
    loadUnsavedText()
      .then(({ hasUnsavedNotes }) => hasUnsavedNotes(userId))
      .then((has) => mounted && setFound(has), console.warn);
    return () => {
      mounted = false;
    };
  }, [userId]);
  return found ? <RemoteSlot name="notes/unsaved-text" props={{}} onError={console.warn} /> : null;
}
