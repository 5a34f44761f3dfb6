import createCache from '@emotion/cache';

/**
 * Emotion's cache, with a style sheet of its own for each task that brings new rules. When a sheet changes,
 * the browser recomputes everything that any of its rules may match: with one sheet for all of them, each new
 * rule would cost the styles and the layout of the whole page. Its name is our own, so that a second copy of
 * Emotion would be seen.
 */
export function createStyleCache() {
  const cache = createCache({ key: 'mn' });
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  let started = false;
  sheet.insert = (rule) => {
    if (!started) {
      started = true;
      setTimeout(() => {
        started = false;
      });
      // What makes Emotion begin another sheet, behind the others.
      sheet.ctr = 0;
    }
    insert(rule);
  };
  return cache;
}
