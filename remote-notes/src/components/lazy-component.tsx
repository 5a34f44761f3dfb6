import { type ComponentType, useEffect, useState } from 'react';

interface LazyPartOptions<P> {
  load: () => Promise<ComponentType<P>>;
  /** Told when the part cannot be loaded; nothing is shown then. */
  onFail?: (props: P) => void;
}

/**
 * A part of a page that is downloaded when it is first on screen. Loads in an effect and not through
 * Suspense, which would hold the reveal back by 300 ms (docs/decisions/0007).
 */
export function lazyPart<P extends object>({ load, onFail }: LazyPartOptions<P>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function LazyPart(props: P) {
    const [Part, setPart] = useState(() => loaded);

    // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, whatever the properties are by then
    useEffect(() => {
      if (Part) return;
      let mounted = true;
      load().then(
        (component) => {
          loaded = component;
          if (mounted) setPart(() => component);
        },
        () => mounted && onFail?.(props),
      );
      return () => {
        mounted = false;
      };
    }, []);

    return Part ? <Part {...props} /> : null;
  };
}
