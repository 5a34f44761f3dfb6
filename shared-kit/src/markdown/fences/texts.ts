import { translated } from '@my-note/contract/language';

/** Texts beside drawings of code blocks. */
export const fenceTexts = translated('kit/fences', { save: 'Save as SVG' });
