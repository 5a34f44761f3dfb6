export { RequestsPage as Component } from '../requests/requests-page.tsx';
