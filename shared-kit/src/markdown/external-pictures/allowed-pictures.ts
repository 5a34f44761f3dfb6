import { changePictureSites, pictureSites } from '../../queries/picture-sites.ts';
import { session } from '../../session/index.ts';
import { createStore } from '../../state/index.ts';
import { toastError } from '../../ui/toast.ts';
import { siteOf } from './picture-site.ts';

/** Pictures loaded on this page, so that it stays when the note is drawn again, or opened in the editor. */
const shown = createStore<ReadonlySet<string>>(() => new Set());

/** Whether a picture of another site may be fetched without a click. */
export const isWanted = (address: string): boolean =>
  shown.getState().has(address) || pictureSites().includes(siteOf(address));

export const wantPictures = (addresses: Iterable<string>): void =>
  shown.setState(new Set([...shown.getState(), ...addresses]), true);

export const wantSite = (site: string): void =>
  void changePictureSites((sites) => [...sites, site]).catch(toastError);

/** Calls `listener` when more, or less, may be shown; returns the function that unsubscribes. */
export function onChoice(listener: () => void): () => void {
  const unsubscribes = [shown.subscribe(listener), session.subscribe(listener)];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
