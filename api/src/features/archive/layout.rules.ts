import { createFolderNames, fileNameOf } from './file-names.rules.ts';

/** Names in a native archive. In the first format, slugs were file names. */
export const FORMAT = 2;
export const MANIFEST = 'my-note.yaml';
export const INDEX = '_index.md';
export const ATTACHMENTS = 'attachments';

type Child = { id: string; type: 'note' | 'category'; title: string };
const ENDING = { note: '.md', category: '' };

/** File names for the children of one folder, in their order: the first of two with one title keeps it. */
export function childNames(children: Child[], atTop: boolean): Map<string, string> {
  const take = createFolderNames(atTop ? [INDEX, ATTACHMENTS, MANIFEST] : [INDEX]);
  return new Map(children.map(({ id, type, title }) => [id, take(fileNameOf(title), ENDING[type])]));
}

/** The name of a note or category by its file. */
export const nameWithout = (name: string, type: Child['type']): string =>
  name.slice(0, name.length - ENDING[type].length);

/** File names of attachments: their original names, unique. */
export function attachmentFileNames(attachments: { id: string; name: string }[]): Map<string, string> {
  const take = createFolderNames();
  return new Map(
    attachments.map(({ id, name }) => {
      const plain = fileNameOf(name);
      const [ending = ''] = /(?!^)\.[\p{L}\p{N}]{1,10}$/u.exec(plain) ?? [];
      return [id, take(plain.slice(0, plain.length - ending.length), ending)];
    }),
  );
}
