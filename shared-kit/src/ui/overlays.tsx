export {
  Checkbox,
  CloseButton,
  createToaster,
  Dialog,
  Drawer,
  Menu,
  Popover,
  Switch,
  Tabs,
  Toast,
  Toaster,
  Tooltip,
} from '@chakra-ui/react';
export { AlertDialog } from './alert-dialog.tsx';
