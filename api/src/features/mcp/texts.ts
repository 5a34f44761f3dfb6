import { translated } from '@my-note/contract/language';

/** Refusals of calls of an assistant. */
export const mcpTexts = translated('api/mcp', {
  noSuchNote: 'There is no such note',
});
