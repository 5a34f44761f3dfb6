import type { Embedded } from './embedded.tsx';

interface EmbedParts {
  Embedded: typeof Embedded;
}

export const importEmbeds = () => import(/* webpackChunkName: "embeds" */ './embeds.tsx');

/**
 * Loads how a note is shown inside another one. Needed once a text embeds one.
 *
 * @example
 * function Plan({ id, within }: { id: string; within: string }) {
 *   const { value } = useImport(loadEmbeds);
 *   return value ? <value.Embedded id={id} within={within} words="Plan" Text={NoteText} /> : null;
 * }
 */
export const loadEmbeds = (): Promise<EmbedParts> => importEmbeds();
