import { keyHint } from '@my-note/shared-kit/keys';
import { Menu } from '@my-note/shared-kit/overlays';

/** The keys of an entry of a menu; screens without a keyboard have no room for them. */
export const KeyCommand = ({ keys }: { keys: string | undefined }) =>
  keys && <Menu.ItemCommand hideBelow="md">{keyHint(keys)}</Menu.ItemCommand>;
