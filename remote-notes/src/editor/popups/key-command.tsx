import { keyHint } from '@my-note/kit/keys';
import { Menu } from '@my-note/kit/overlays';

/** The keys of an entry of a menu; screens without a keyboard have no room for them. */
export const KeyCommand = ({ keys }: { keys: string | undefined }) =>
  keys && <Menu.ItemCommand hideBelow="md">{keyHint(keys)}</Menu.ItemCommand>;
