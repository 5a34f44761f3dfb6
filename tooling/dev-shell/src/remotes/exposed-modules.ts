import type { RegistryEntry } from '@my-note/contract/registry';

interface Manifest {
  exposes: { name: string }[];
}

/** Names of what a remote exposes beside its pages: the slots it fills. */
export async function slotsOf({ manifest, pages = [] }: RegistryEntry): Promise<string[]> {
  const { exposes }: Manifest = await (await fetch(manifest.url)).json();
  const isPage = (name: string) => pages.some((page) => page.module === name);
  return exposes.map(({ name }) => name).filter((name) => !isPage(name));
}
