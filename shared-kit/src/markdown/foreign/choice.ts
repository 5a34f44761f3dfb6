import { changePictureSites, pictureSites } from '../../queries/picture-sites.ts';
import { session } from '../../session/index.ts';
import { toastError } from '../../ui/toast.ts';
import { siteOf } from './address.ts';

/** What was asked for on this page, so that it stays when the note is drawn again, or opened in the editor. */
const shown = new Set<string>();
const listeners = new Set<() => void>();

/** Whether a picture of another site may be fetched without being asked for. */
export const isWanted = (address: string): boolean =>
  shown.has(address) || pictureSites().includes(siteOf(address));

export function wantPictures(addresses: Iterable<string>): void {
  for (const address of addresses) shown.add(address);
  for (const listener of listeners) listener();
}

export const wantSite = (site: string): void =>
  void changePictureSites((sites) => [...sites, site]).catch(toastError);

/** Calls back when more, or less, may be shown; answers how to stop. */
export function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  const stop = session.subscribe(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
