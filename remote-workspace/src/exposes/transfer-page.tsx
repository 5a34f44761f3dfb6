export { TransferPage as Component } from '../transfer/transfer-page.tsx';
