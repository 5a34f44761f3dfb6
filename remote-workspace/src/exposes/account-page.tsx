export { AccountPage as Component } from '../account/account-page.tsx';
