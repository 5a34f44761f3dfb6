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
  VStack,
} from '@chakra-ui/react';
export { noteText } from '../theme/note-text.ts';
export { touchTarget } from '../theme/touch.ts';
export { DesignSystem } from './design-system.tsx';
export { EmptyState } from './empty-state.tsx';
export { ErrorPanel } from './error-panel.tsx';
export { Icon } from './icon.tsx';
export { isComposing } from './is-composing.ts';
export { ItemFrame } from './item-frame.tsx';
export { ItemSkeleton } from './item-skeleton.tsx';
export { Late } from './late.tsx';
export { PageFrame } from './page-frame.tsx';
export { QueryState } from './query-state.tsx';
export { RelativeDate, relativeTime } from './relative-date.tsx';
export { connectToaster, type ToastMessage, toast, toastError } from './toast.ts';
export { useDocumentTitle } from './use-document-title.ts';
export { useMedia } from './use-media.ts';
