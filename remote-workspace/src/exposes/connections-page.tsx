export { ConnectionsPage as Component } from '../connections/connections-page.tsx';
