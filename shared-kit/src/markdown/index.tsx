export { bareUrlEnd, bareUrlHref } from '@my-note/contract/bare-url';
export { countWords } from '@my-note/contract/count-words';
export { canBeParsed } from '@my-note/contract/markdown-bounds';
export {
  formulaAt,
  formulaBlockAt,
  HIGHLIGHT,
  type Property,
  propertiesOf,
  splitFrontMatter,
} from '@my-note/contract/markdown-html';
export { sameTask, type Task, tasksOf, withTask } from '@my-note/contract/markdown-tasks';
export { codeLook, readingLook } from './code/code-styles.ts';
export { highlightCode } from './code/show-code.ts';
export type { EmbeddedNote, UseEmbedded } from './embeds/embedded-note.ts';
export { loadEmbeds } from './embeds/load-embeds.ts';
export { foreignPicture } from './external-pictures/picture-site.ts';
export { showForeign } from './external-pictures/show-external-picture.ts';
export { foreignLook } from './external-pictures/styles.ts';
export { loadFences } from './fences/load-fences.ts';
export { useFences } from './fences/use-fences.tsx';
export { loadFiles } from './files/load-files.ts';
export { formulaLook } from './formulas/formula-look.ts';
export { drawFormula, showFormulas } from './formulas/show-formulas.ts';
export { anchorOfElement } from './headings/headings.ts';
export { TableOfContents } from './headings/table-of-contents.tsx';
export { NoteText } from './note-text.tsx';
export { blocksOf } from './parse/blocks.ts';
export { fetchAttachment, fetchPicture, openAttachment, playAttachment } from './pictures/attachment.ts';
export { bringPictures } from './pictures/load-pictures.ts';
export { pictureAddress } from './pictures/picture-address.ts';
export { sizePicture } from './pictures/picture-sizes.ts';
export { isPictureAddress } from './pictures/picture-urls.ts';
export { pictureWidth } from './pictures/picture-width.ts';
export { cleanPaste } from './render/clean-paste.ts';
export type { FindAddress, FindNote } from './render/note-links.ts';
export { renderMarkdown } from './render/render.ts';
export { noteDirection } from './render/text-direction.ts';
