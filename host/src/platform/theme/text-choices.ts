import { createRootChoice } from './root-choice.ts';

export const TEXT_SIZES = ['S', 'M', 'L'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** The size of all text (docs/specification/product.md#text-size-and-zoom). */
export const textSize = createRootChoice<TextSize>({
  key: 'text-size',
  dataset: 'textSize',
  values: TEXT_SIZES,
  standard: 'M',
});

export const NOTE_FONTS = ['serif', 'sans', 'mono'] as const;
export type NoteFont = (typeof NOTE_FONTS)[number];

/** The font of titles, headings, and the text of notes (docs/specification/product.md#text-size-and-zoom). */
export const noteFont = createRootChoice<NoteFont>({
  key: 'note-font',
  dataset: 'noteFont',
  values: NOTE_FONTS,
  standard: 'serif',
});
