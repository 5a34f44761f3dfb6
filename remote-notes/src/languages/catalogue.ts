import type { Translation } from '@my-note/contract/language';
import type { blockTexts as notesBlocksTexts } from '../editor/blocks/texts.ts';
import type { blockTexts as notesSuggestTexts } from '../editor/suggest/texts.ts';
import type { dialogTexts } from '../dialog-texts.ts';
import type { editorTexts } from '../editor-texts.ts';
import type { fenceTexts } from '../editor/fences/texts.ts';
import type { findTexts } from '../components/find/texts.ts';
import type { formulaTexts } from '../editor/formulas/texts.ts';
import type { historyTexts } from '../history-texts.ts';
import type { imageTexts } from '../editor/images/resize/texts.ts';
import type { lateTexts } from '../late-texts.ts';
import type { listTexts } from '../list-texts.ts';
import type { propertyTexts } from '../editor/properties/texts.ts';
import type { sideNoteTexts } from '../side-note-texts.ts';
import type { tableTexts } from '../editor/tables/texts.ts';
import type { templateTexts } from '../editor/templates/texts.ts';
import type { texts } from '../texts.ts';
import type { uploadTexts } from '../editor/files/uploads/texts.ts';

/** The texts of this package, by the names of their groups. Each language has all of them. */
export interface RemoteNotesCatalogue {
  'notes': Translation<typeof texts>;
  'notes/blocks': Translation<typeof notesBlocksTexts>;
  'notes/dialog': Translation<typeof dialogTexts>;
  'notes/editor': Translation<typeof editorTexts>;
  'notes/fences': Translation<typeof fenceTexts>;
  'notes/find': Translation<typeof findTexts>;
  'notes/formulas': Translation<typeof formulaTexts>;
  'notes/history': Translation<typeof historyTexts>;
  'notes/late': Translation<typeof lateTexts>;
  'notes/list': Translation<typeof listTexts>;
  'notes/properties': Translation<typeof propertyTexts>;
  'notes/resize': Translation<typeof imageTexts>;
  'notes/side-note': Translation<typeof sideNoteTexts>;
  'notes/suggest': Translation<typeof notesSuggestTexts>;
  'notes/tables': Translation<typeof tableTexts>;
  'notes/templates': Translation<typeof templateTexts>;
  'notes/uploads': Translation<typeof uploadTexts>;
}
