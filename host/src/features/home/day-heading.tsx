import { Heading } from '@my-note/kit/ui';

/** The heading of a group of rows. */
export const DayHeading = ({ id, children }: { id: string; children: string }) => (
  <Heading as="h2" id={id} size="sm" color="fg.muted" fontWeight="600" marginBottom="2">
    {children}
  </Heading>
);
