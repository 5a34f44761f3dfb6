import { LIMITS } from '@my-note/contract';
import { editorTexts } from '../../editor-texts.ts';
import { texts } from '../../texts.ts';
import type { NoteText } from '../save-types.ts';

const characters = new Intl.Segmenter();

/** The start of a text with at most so many UTF-16 units, cut between characters. */
function cut(text: string, units: number): string {
  if (text.length <= units) return text;
  let end = 0;
  for (const { index, segment } of characters.segment(text)) {
    if (index + segment.length > units) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trimEnd();
}

export const withCopyTitle = ({ title, content }: NoteText): NoteText => ({
  // A longer title would be refused by the service.
  title: editorTexts.conflict.copyTitle(
    cut(title || texts.untitled, LIMITS.titleLength - editorTexts.conflict.copyTitle('').length),
  ),
  content,
});
