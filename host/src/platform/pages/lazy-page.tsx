import { useImport } from '@my-note/kit/federation';
import { ErrorPanel } from '@my-note/kit/ui';
import type { ComponentType } from 'react';
import { texts } from '../texts.ts';
import { type PageShape, PageSkeleton } from './page-skeleton.tsx';

/** A page of the host whose code is loaded when it opens. */
export function lazyPage(load: () => Promise<ComponentType>, shape?: PageShape): ComponentType {
  return function LazyPage() {
    const { value: Page, error, retry } = useImport(load, { onError: console.error });

    if (Page) return <Page />;
    if (error === undefined) return <PageSkeleton shape={shape} />;
    return <ErrorPanel title={texts.partMissing} actionLabel={texts.tryAgain} onAction={retry} />;
  };
}
