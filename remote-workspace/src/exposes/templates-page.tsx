export { TemplatesPage as Component } from '../writing/templates-page.tsx';
