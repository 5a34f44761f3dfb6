import type { Job } from '@my-note/contract/jobs';
import { Box, Text } from '@my-note/shared-kit/ui';
import { transferTexts as texts } from '../texts.ts';

/** Why the last import did not work. */
export const LastFailed = ({ job }: { job: Job }) => (
  <Box padding="4" borderWidth="1px" borderColor="border.error" borderRadius="md">
    <Text fontWeight="600">{job.error}</Text>
    <Text color="fg.muted">{texts.lastFailed}</Text>
  </Box>
);
