import type { RegistryEntry } from '@my-note/contract/registry';

interface Manifest {
  exposes: { name: string }[];
}

/** The exposed modules of a remote that are not pages. */
export async function slotsOf({ manifest, pages = [] }: RegistryEntry): Promise<string[]> {
  const { exposes }: Manifest = await (await fetch(manifest.url)).json();
  const isPage = (name: string) => pages.some((page) => page.module === name);
  return exposes.map(({ name }) => name).filter((name) => !isPage(name));
}
