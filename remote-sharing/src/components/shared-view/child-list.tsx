import { rowLook } from '@my-note/kit/lists';
import type { MenuEntry } from '@my-note/kit/menu';
import { Link } from '@my-note/kit/router';
import { chakra, ItemIcon, Text } from '@my-note/kit/ui';
import { texts } from '../../texts.ts';

const RowLink = chakra(Link);

const itemOf = ({ type, icon }: MenuEntry) =>
  ({ type: type === 'category' ? 'category' : 'note', ...(icon === undefined ? {} : { icon }) }) as const;

/** What a shared category holds, drawn as rows of other lists are. */
export const ChildList = ({ entries }: { entries: readonly MenuEntry[] }) => (
  <chakra.ul listStyleType="none" aria-label={texts.sharedNote.contents}>
    {entries.map((entry) => (
      <chakra.li key={entry._id} borderBottomWidth="1px" borderColor="border">
        <RowLink to={entry.href} css={rowLook} minHeight="touchTarget">
          <ItemIcon item={itemOf(entry)} />
          <Text as="span" dir="auto" truncate title={entry.title} fontWeight="500">
            {entry.title}
          </Text>
        </RowLink>
      </chakra.li>
    ))}
  </chakra.ul>
);
