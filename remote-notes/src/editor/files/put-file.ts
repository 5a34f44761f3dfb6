import type { EditorView } from '@milkdown/kit/prose/view';
import type { Attachment } from '@my-note/contract';
import { type Change, filesKey } from './files-key.ts';
import { insertFile, insertImage, leaveFile } from './insert-file.ts';
import type { FinishedUpload } from './uploads/upload-placeholders.ts';

/** Replaces the placeholder of an upload with its image or link, or removes it. */
export function putFile(view: EditorView, id: object, file: Attachment | null) {
  const place = filesKey.getState(view.state)?.uploads.find((upload) => upload.id === id);
  const { tr, schema, selection } = view.state;
  const { image } = schema.nodes;
  const { link } = schema.marks;
  const arrival: FinishedUpload = { id };
  if (file && place && image && link) {
    const isPicture = file.type.startsWith('image/');
    const node = isPicture
      ? image.create({ src: file.url })
      : schema.text(file.name, [link.create({ href: file.url })]);
    const before = isPicture ? insertImage(tr, place, node) : insertFile(tr, place, node);
    arrival.beside = { before, behind: before + node.nodeSize };
    if (!isPicture) leaveFile(tr, arrival.beside, selection.empty && selection.head === place.at);
  }
  view.dispatch(tr.setMeta(filesKey, { arrival } satisfies Change));
}
