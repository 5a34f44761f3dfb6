import { PageFrame, Text } from '@my-note/shared-kit/ui';
import { texts } from '../texts.ts';
import { requestsTexts } from './texts.ts';

export const RequestsPage = () => (
  <PageFrame title={texts.requests}>
    <Text color="fg.muted">{requestsTexts.later}</Text>
  </PageFrame>
);
