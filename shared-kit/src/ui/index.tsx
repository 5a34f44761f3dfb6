export {
  Box,
  Button,
  Center,
  chakra,
  Flex,
  Grid,
  Heading,
  HStack,
  IconButton,
  Kbd,
  Portal,
  Separator,
  Skeleton,
  Spacer,
  Span,
  Spinner,
  Stack,
  Text,
  useChakraContext,
  VisuallyHidden,
} from '@chakra-ui/react';
export { noteText } from '../theme/note-text.ts';
export { touchTarget } from '../theme/touch.ts';
export { Avatar } from './avatar/avatar.tsx';
export { initialsOf } from './avatar/initials.ts';
export { DesignSystem } from './design-system.tsx';
export { Icon } from './icon.tsx';
export { isComposing } from './is-composing.ts';
export { ItemFrame } from './item-frame.tsx';
export { ItemIcon } from './item-icon.tsx';
export { Disclosure } from './layout/disclosure.tsx';
export { PageGrid } from './layout/page-grid.tsx';
export { RowTable, type TableData } from './layout/row-table.tsx';
export { Section } from './layout/section.tsx';
export { TabList } from './layout/tab-list.tsx';
export { PageFrame } from './page-frame.tsx';
export { RelativeDate } from './relative-date.tsx';
export { EmptyState } from './states/empty-state.tsx';
export { ErrorPanel } from './states/error-panel.tsx';
export { ItemSkeleton } from './states/item-skeleton.tsx';
export { Late } from './states/late.tsx';
export { QueryState } from './states/query-state.tsx';
export { connectToaster, type ToastMessage, toast, toastError } from './toast.ts';
export { useDocumentTitle } from './use-document-title.ts';
export { noCallout, useLongPress } from './use-long-press.ts';
export { useMedia } from './use-media.ts';
