import { outsideAddresses } from '../text/outside-addresses.rules.ts';

const HIGHLIGHT = /==(?=[^\s=])([^=\n]+)(?<=\S)==/g;

/** Words between `==` and `==` as HTML. */
export const highlight = (prose: string): string =>
  outsideAddresses(prose, '==', (text) => text.replace(HIGHLIGHT, '<mark>$1</mark>'));
