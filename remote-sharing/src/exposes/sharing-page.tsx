export { SharingPage as Component } from '../pages/sharing-page.tsx';
