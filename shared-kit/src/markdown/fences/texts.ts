/** Texts beside drawings of code blocks. */
export const fenceTexts = { save: 'Save as SVG' } as const;
