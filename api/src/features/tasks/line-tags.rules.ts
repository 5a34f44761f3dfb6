const TAG = /(?:^|[\s(])#((?:[\p{L}\p{M}\p{N}_-]+\/)*[\p{L}\p{M}\p{N}_-]+)/gu;

/** Tags of a line, such as `work/log`, each once; a mere number is none. */
export const lineTags = (text: string): string[] => [
  ...new Set(
    Array.from(text.matchAll(TAG), ([, tag = '']) => tag).filter((tag) => /[\p{L}\p{M}_-]/u.test(tag)),
  ),
];
