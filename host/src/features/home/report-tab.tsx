import type { SlotName } from '@my-note/kit/federation';
import { errorText } from '@my-note/kit/http';
import { ErrorPanel } from '@my-note/kit/ui';
import { PageBoundary } from '../../platform/pages/page-boundary.tsx';
import { RemotePage } from '../../platform/remotes/ui/remote-page.tsx';
import { texts } from '../../platform/texts.ts';

const ID = 'workspace/usage-report' satisfies SlotName;

/** The usage report. When its remote fails, the error panel is shown here, and the rest of the dashboard stays. */
export const ReportTab = () => (
  <PageBoundary
    path={ID}
    fallback={(error, retry) => (
      <ErrorPanel title={texts.pageBroke} actionLabel={texts.tryAgain} onAction={retry}>
        {errorText(error)}
      </ErrorPanel>
    )}
  >
    <RemotePage id={ID} />
  </PageBoundary>
);
