import { isAppleKeyboard, keycaps } from '@my-note/kit/shortcuts';
import { HStack, Kbd, Text } from '@my-note/kit/ui';
import { Fragment } from 'react';
import { shortcutTexts } from './texts.ts';

/** The keys of a shortcut as keycaps; ` / ` separates alternatives. */
export const Keys = ({ keys }: { keys: string }) => (
  <HStack gap="1" flex="none" maxWidth="60%" wrap="wrap" justify="end" color="fg.muted">
    {keys.split(' / ').map((way, at) => (
      <HStack key={way} dir="ltr" gap="1" flex="none">
        {at > 0 && <Text fontSize="sm">/</Text>}
        {keycaps(way, isAppleKeyboard).map((press, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sequence may have the same key twice, and never changes
          <Fragment key={index}>
            {index > 0 && <Text fontSize="sm">{shortcutTexts.followedBy}</Text>}
            {press.map((cap) => (
              <Kbd key={cap} size="sm" variant="subtle" colorPalette="gray" fontFamily="body">
                {cap}
              </Kbd>
            ))}
          </Fragment>
        ))}
      </HStack>
    ))}
  </HStack>
);
