import { ErrorPanel } from '@my-note/shared-kit/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { type PageShape, PageSkeleton } from './remotes/page-skeleton.tsx';
import { texts } from './texts.ts';

/** A page of the host that stays out of the first load; fetched once, when its address opens. */
export function lazyPage(load: () => Promise<ComponentType>, shape?: PageShape): ComponentType {
  let Page: ComponentType | undefined;

  return function LazyPage() {
    const [state, setState] = useState<'loading' | 'failed' | 'ready'>(Page ? 'ready' : 'loading');

    useEffect(() => {
      if (state !== 'loading') return;
      let mounted = true;
      load().then(
        (loaded) => {
          Page = loaded;
          if (mounted) setState('ready');
        },
        (error: unknown) => {
          console.error(error);
          if (mounted) setState('failed');
        },
      );
      return () => {
        mounted = false;
      };
    }, [state]);

    if (Page) return <Page />;
    if (state === 'loading') return <PageSkeleton shape={shape} />;
    return (
      <ErrorPanel
        title={texts.partMissing}
        actionLabel={texts.tryAgain}
        onAction={() => setState('loading')}
      />
    );
  };
}
