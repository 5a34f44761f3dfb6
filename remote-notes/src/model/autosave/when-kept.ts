import type { Autosave } from './autosave.ts';

/** Resolves once the unsaved text is in the journal or at the service: until then, another copy of it has to stay. */
export async function whenKept(autosave: Autosave): Promise<void> {
  // Only an attempt tells whether the device refuses to store anything.
  await autosave.writeJournal();
  await new Promise<void>((resolve) => {
    const check = () => {
      const { dirty, kept } = autosave.get();
      if (dirty && !kept) return;
      stop();
      resolve();
    };
    const stop = autosave.subscribe(check);
    check();
  });
}
