export { __Name__Page as Component } from '../pages/__name__-page.tsx';
