import { chakra } from '@my-note/kit/ui';

/** The emoji before the title of an entry, if it has one. */
export const EntryIcon = ({ icon }: { icon: string | undefined }) =>
  icon ? (
    <chakra.span aria-hidden marginEnd="1.5">
      {icon}
    </chakra.span>
  ) : null;
