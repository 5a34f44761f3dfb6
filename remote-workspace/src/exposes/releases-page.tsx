export { ReleasesPage as Component } from '../releases/releases-page.tsx';
