/** How long the editor waits for drawings that the text already shows, in milliseconds. */
const LATEST = 300;

/** Drawings whose source is hidden; while reading, the drawing stands before its source. */
const READ = '[data-part=fence] + pre[hidden]';
const WRITTEN = 'pre[hidden] + [data-fence]';

/** Waits until the editor has as many drawings as the text that is read: without them the blocks would jump. */
export function whenDrawn(root: Element | null | undefined): Promise<unknown> | undefined {
  const count = document.querySelectorAll(READ).length;
  const isDrawn = () => (root?.querySelectorAll(WRITTEN).length ?? count) >= count;
  if (!root || isDrawn()) return undefined;
  return new Promise<void>((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => isDrawn() && done());
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    const timer = setTimeout(done, LATEST);
  });
}
