import type { SlotProps } from '@my-note/kit/federation';
import { type QueryClient, useQueryClient } from '@my-note/kit/query';
import { Center, Portal, Spinner, VisuallyHidden } from '@my-note/kit/ui';
import { useEffect } from 'react';
import { noteMutations } from '../../api/note.mutations.ts';
import { dialogTexts } from '../../dialog-texts.ts';

// Effects may run twice and users may click twice, but only one draft is created.
let running: Promise<string> | null = null;

function openOnce(queryClient: QueryClient, categoryId: string | null): Promise<string> {
  running ??= queryClient
    .getMutationCache()
    .build(queryClient, noteMutations.openDraft())
    .execute(categoryId)
    .finally(() => {
      running = null;
    });
  return running;
}

/** Opens a draft under a full-screen spinner (docs/specification/product.md#new-note). */
export function NewNote({ categoryId, onDone }: SlotProps['notes/new-note']) {
  const queryClient = useQueryClient();

  // biome-ignore lint/correctness/useExhaustiveDependencies: one run each time the action is put on screen
  useEffect(() => {
    let mounted = true;
    openOnce(queryClient, categoryId).then(
      (slug) => mounted && onDone(slug),
      // The host has shown the error.
      () => mounted && onDone(null),
    );
    return () => {
      mounted = false;
    };
  }, []);

  return (
    <Portal>
      <Center position="fixed" inset="0" zIndex="modal" bg="bg/70" role="status">
        <Spinner size="lg" color="accent.solid" />
        <VisuallyHidden>{dialogTexts.openingNote}</VisuallyHidden>
      </Center>
    </Portal>
  );
}
