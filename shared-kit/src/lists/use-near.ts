import { type RefObject, useEffect, useRef, useState } from 'react';

/** Around the screen: what is that near is about to be seen. */
const MARGIN = '600px 0px';

/**
 * Whether an element is on the screen or not far below it.
 *
 * @example
 * const [box, near] = useNear<HTMLDivElement>();
 * const { data } = useQuery({ ...noteQueries.bySlug(item.slug), enabled: near });
 * <div ref={box}>{data?.excerpt}</div>;
 */
export function useNear<E extends Element>(): [box: RefObject<E | null>, near: boolean] {
  const box = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: MARGIN,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, near];
}
