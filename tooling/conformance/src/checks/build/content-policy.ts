import type { BuildCheck } from '../../finding.ts';
import { wordsOf } from '../../scripts.ts';

/** What the federation runtime brings along and never calls in a page. */
const NEVER_CALLED = /^\s*\(\s*(["'`]return (this|)["'`]|\w+\.getPublicPath|["'`]callbacks["'`])/;

/** The page forbids code that is made of text, so such a script fails in every host. */
export const contentPolicy: BuildCheck = {
  id: 'content-policy',
  looksAt: 'no script makes code of text, which the content security policy forbids',
  run: ({ files }) =>
    [...files]
      .filter(([file]) => file.endsWith('.js'))
      .flatMap(([where, content]) => {
        const found = wordsOf(content.toString()).find(
          ({ text, next }, n, words) =>
            ((text === 'eval' && words[n - 1]?.text !== '.') || text === 'Function') &&
            /^\s*\(/.test(next) &&
            !NEVER_CALLED.test(next),
        );
        if (!found) return [];
        const what = `${found.text}${found.next.slice(0, 24)}… makes code of text`;
        const whatToDo =
          'Call a function instead. If a library does it, look for its build for strict policies, or for another library.';
        return [{ what, where, whatToDo }];
      }),
};
