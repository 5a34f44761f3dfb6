import { useImport } from '@my-note/kit/federation';
import { toast } from '@my-note/kit/ui';
import type { ComponentType } from 'react';
import { texts } from '../texts.ts';

type Load<P> = () => Promise<ComponentType<P>>;

/** A component whose code is downloaded when it is first rendered; until then it renders nothing. */
export function lazyComponent<P extends object>(
  load: Load<P>,
  onError?: (props: P) => void,
): ComponentType<P> {
  return function LazyComponent(props: P) {
    const { value: Component } = useImport(load, { onError: () => onError?.(props) });
    return Component ? <Component {...props} /> : null;
  };
}

/** The same for something that the user opened: when it cannot be loaded, a toast says so and `close` is called. */
export const lazyDialog = <P extends object>(load: Load<P>, close?: (props: P) => void): ComponentType<P> =>
  lazyComponent(load, (props) => {
    toast({ title: texts.dialogFailed, type: 'error' });
    close?.(props);
  });
