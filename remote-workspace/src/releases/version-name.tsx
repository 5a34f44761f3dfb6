import { Span } from '@my-note/kit/ui';

/** A version in the letters of code; it wraps where it must. */
export const VersionName = ({ children }: { children: string }) => (
  <Span fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
    {children}
  </Span>
);
