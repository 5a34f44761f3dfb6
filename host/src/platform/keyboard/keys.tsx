import { keycaps } from '@my-note/shared-kit/shortcuts';
import { HStack, Kbd, Text } from '@my-note/shared-kit/ui';
import { Fragment } from 'react';
import { isAppleKeyboard } from './apple-keyboard.ts';
import { shortcutTexts } from './texts.ts';

/** The keys of a shortcut as keycaps; ` / ` separates alternatives. */
export const Keys = ({ keys }: { keys: string }) => (
  <HStack gap="1" flex="none" color="fg.muted">
    {keys.split(' / ').map((way, at) => (
      <Fragment key={way}>
        {at > 0 && <Text fontSize="sm">/</Text>}
        {keycaps(way, isAppleKeyboard).map((press, index) => (
          <Fragment key={press.join('+')}>
            {index > 0 && <Text fontSize="sm">{shortcutTexts.followedBy}</Text>}
            {press.map((cap) => (
              <Kbd key={cap} size="sm" variant="subtle" colorPalette="gray" fontFamily="body">
                {cap}
              </Kbd>
            ))}
          </Fragment>
        ))}
      </Fragment>
    ))}
  </HStack>
);
