import { useImport } from '@my-note/shared-kit/federation';
import type { ComponentType } from 'react';

interface LazyComponentOptions<P> {
  load: () => Promise<ComponentType<P>>;
  /** Called when the chunk cannot be loaded; nothing is rendered then. */
  onFail?: (props: P) => void;
}

/** A component whose code is downloaded when it is rendered for the first time. */
export function lazyComponent<P extends object>({ load, onFail }: LazyComponentOptions<P>): ComponentType<P> {
  return function LazyComponent(props: P) {
    const { value: Part } = useImport(load, { onError: () => onFail?.(props) });
    return Part ? <Part {...props} /> : null;
  };
}
