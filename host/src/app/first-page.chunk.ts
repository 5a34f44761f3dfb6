export { releaseKeptWords } from './kept-words.ts';
export { showCopy } from './page-copy.ts';
