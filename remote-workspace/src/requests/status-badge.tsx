import type { RequestStatus } from '@my-note/contract/requests';
import { Box } from '@my-note/kit/ui';
import { requestsTexts } from './texts.ts';

const colors: Record<RequestStatus, { color: string; borderColor: string; bg?: string }> = {
  open: { color: 'fg.muted', borderColor: 'border.emphasized' },
  planned: { color: 'accent.fg', borderColor: 'accent.solid' },
  done: { color: 'accent.fg', borderColor: 'transparent', bg: 'accent.subtle' },
  declined: { color: 'fg.muted', borderColor: 'transparent', bg: 'bg.muted' },
};

/** The status of a request. */
export const StatusBadge = ({ status }: { status: RequestStatus }) => (
  <Box
    as="span"
    flex="none"
    borderWidth="1px"
    borderRadius="full"
    paddingX="2"
    fontSize="xs"
    fontWeight="600"
    lineHeight="1.25rem"
    {...colors[status]}
  >
    {requestsTexts.statuses[status]}
  </Box>
);
