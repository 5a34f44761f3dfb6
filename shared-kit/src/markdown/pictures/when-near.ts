/** Pixels around the screen in which something is about to be seen. */
const MARGIN = '600px';

/** Calls back once for each element that is near the screen; returns how to stop. */
export function whenNear<T extends Element>(elements: Iterable<T>, onNear: (element: T) => void): () => void {
  const waiting = new Map<Element, T>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const element = waiting.get(target);
        if (!isIntersecting || !element) continue;
        waiting.delete(target);
        observer.unobserve(target);
        onNear(element);
      }
    },
    { rootMargin: MARGIN },
  );
  for (const element of elements) {
    waiting.set(element, element);
    observer.observe(element);
  }
  return () => observer.disconnect();
}
