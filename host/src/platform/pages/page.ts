import type { RegistryPage } from '@my-note/contract/registry';
import { createContext, type ReactNode, useContext } from 'react';

/** A page as it is declared: in the package.json of its remote, or in the host's own table. */
export interface Page extends Omit<RegistryPage, 'module' | 'files' | 'aliases'> {
  /** `<remote>/<module>`; undefined for a page of the host. */
  remote?: string;
  /** Setting that must be on before anything of it is fetched. */
  flag?: string | undefined;
  /** Its remote is switched off for everybody. */
  killed?: boolean | undefined;
  /** Leads to the page that has moved from here; such a page has nothing else. */
  moved?: ReactNode;
}

/** A page that the sidebar has a link to, unless its remote is switched off. */
export const hasLink = ({ label, path }: Pick<Page, 'label' | 'path'>): boolean =>
  Boolean(label) && !/[:*]/.test(path);

export const PagesContext = createContext<readonly Page[]>([]);

/** Every page that the router knows. */
export const usePages = (): readonly Page[] => useContext(PagesContext);

export const CurrentPageContext = createContext<Partial<Page>>({});

/** The page that is shown. */
export const useCurrentPage = (): Partial<Page> => useContext(CurrentPageContext);

const isPage = (value: unknown): value is Page => typeof value === 'object' && value !== null;

/** The declaration that the router carries as the `handle` of a page's route. */
export const pageOfHandle = (handle: unknown): Partial<Page> => (isPage(handle) ? handle : {});
