export {
  CloseButton,
  createToaster,
  Dialog,
  Drawer,
  Menu,
  Switch,
  Tabs,
  Toast,
  Toaster,
} from '@chakra-ui/react';
export { AlertDialog } from './alert-dialog.tsx';
