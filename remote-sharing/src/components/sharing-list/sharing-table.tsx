import type { Sharing } from '@my-note/contract';
import { chakra, Stack, Text, VisuallyHidden } from '@my-note/kit/ui';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { FilterInput } from '../lists/filter-input.tsx';
import { RemoveShareDialog } from '../share-dialog/remove-share-dialog.tsx';
import { ShareDialog } from '../share-dialog/share-dialog.tsx';
import { SharingRow, WIDE_ONLY } from './sharing-row.tsx';

const heads = [
  ['title', 'auto'],
  ['includes', '7.5rem'],
  ['created', '6.5rem'],
  ['expires', '6rem'],
  ['views', '4rem'],
  ['lastOpened', '6.5rem'],
] as const;

// Two buttons on narrow screens, four elsewhere.
const actionsWidth = {
  width: { base: '5.5rem', sm: '9.5rem' },
  '@media (pointer: coarse)': { width: { base: '5.5rem', sm: '11rem' } },
};

const tableLook = { tableLayout: 'fixed', width: 'full' };
// One column needs no name.
const headLook = { lgDown: { '& th': { paddingBlock: '0', fontSize: '0', lineHeight: '0' } } };

/** The user's shares, with a filter when there are many. */
export function SharingTable({ shares }: { shares: Sharing }) {
  const [filter, setFilter] = useState('');
  const [settings, setSettings] = useState<Sharing[number]['note']>();
  const [shareToRemove, setShareToRemove] = useState<{ _id: string; title: string } | null>(null);
  const text = filter.trim().toLowerCase();
  const shown = shares.filter(({ note }) => (note.title || texts.untitled).toLowerCase().includes(text));

  return (
    <Stack gap="4">
      <FilterInput label={texts.sharing.filter} count={shares.length} query={filter} onChange={setFilter} />
      {shown.length === 0 ? (
        <Text role="status" color="fg.muted">
          {texts.sharing.noMatch}
        </Text>
      ) : (
        <chakra.table aria-label={texts.sharing.list} css={tableLook}>
          <chakra.thead>
            <chakra.tr borderBottomWidth="1px" borderColor="border" css={headLook}>
              {heads.map(([head, width]) => (
                <chakra.th
                  key={head}
                  scope="col"
                  textAlign={head === 'views' ? 'end' : 'start'}
                  textStyle="sm"
                  fontWeight="medium"
                  color="fg.muted"
                  paddingY="2"
                  paddingEnd="4"
                  width={width}
                  display={head === 'title' ? undefined : WIDE_ONLY}
                >
                  {texts.sharing.heads[head]}
                </chakra.th>
              ))}
              <chakra.th scope="col" css={actionsWidth}>
                <VisuallyHidden>{texts.sharing.actions}</VisuallyHidden>
              </chakra.th>
            </chakra.tr>
          </chakra.thead>
          <tbody>
            {shown.map((share) => (
              <SharingRow
                key={share._id}
                share={share}
                onSettings={() => setSettings(share.note)}
                onRemove={() => setShareToRemove({ _id: share._id, title: share.note.title })}
              />
            ))}
          </tbody>
        </chakra.table>
      )}
      {settings && <ShareDialog item={settings} onClose={() => setSettings(undefined)} />}
      <RemoveShareDialog share={shareToRemove} onClose={() => setShareToRemove(null)} />
    </Stack>
  );
}
