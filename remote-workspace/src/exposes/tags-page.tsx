export { TagsPage as Component } from '../tags/tags-page.tsx';
