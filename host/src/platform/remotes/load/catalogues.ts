import { loadRemote } from '@module-federation/runtime';
import { addCatalogue, type Catalogue, currentLanguage } from '@my-note/contract/language';
import type { Release } from '@my-note/contract/registry';

/** Loads a remote's texts in the page's language, before its code runs. Without them the remote is in English. */
export async function loadCatalogueOf({ scope, languages = [] }: Release): Promise<void> {
  const language = currentLanguage();
  if (!languages.includes(language)) return;
  const loaded = await loadRemote<{ catalogue: Catalogue }>(`${scope}/language-${language}`).catch(
    console.warn,
  );
  if (loaded) addCatalogue(language, loaded.catalogue);
}
