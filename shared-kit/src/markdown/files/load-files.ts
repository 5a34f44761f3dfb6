import type { FileCard, saveAttachment, VideoCard, videoOf } from './files.tsx';

interface FileParts {
  FileCard: typeof FileCard;
  VideoCard: typeof VideoCard;
  videoOf: typeof videoOf;
  saveAttachment: typeof saveAttachment;
}

export const importFiles = () => import(/* webpackChunkName: "files" */ './files.tsx');

/**
 * Loads how files and videos of a note are shown. Needed once a text has a link to one in a paragraph of its own.
 *
 * @example
 * function Report({ id }: { id: string }) {
 *   const { value } = useImport(loadFiles);
 *   return value ? <value.FileCard id={id} name="report.pdf" open={openAttachment} onSave={() => {}} /> : null;
 * }
 */
export const loadFiles = (): Promise<FileParts> => importFiles();
