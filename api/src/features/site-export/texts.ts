import { translated } from '@my-note/contract/language';

/** Exported pages. */
export const siteExportTexts = translated('api/site-export', {
  embedded: (title: string) => `Embedded note: ${title}`,
  untitled: 'Untitled',
  tableOfContents: 'Table of contents',
  contents: 'Contents',
  lastChange: (date: string) => `Last change: ${date}`,
  breadcrumbs: 'Breadcrumbs',
  search: 'Search',
  notes: 'Notes',
  contentsOf: (title: string) => `Contents of ${title}`,
  indexMissing: 'The index of the search is missing',
  nothingFound: 'Nothing was found',
  pages: (shown: string, count: number) => `${shown} ${count === 1 ? 'page' : 'pages'}`,
});
