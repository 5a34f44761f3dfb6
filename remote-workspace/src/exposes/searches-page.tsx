export { SearchesPage as Component } from '../searches/searches-page.tsx';
