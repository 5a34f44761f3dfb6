import editingDark from './editing-dark.webp';
import editingDarkNarrow from './editing-dark-narrow.webp';
import editingLight from './editing-light.webp';
import editingLightNarrow from './editing-light-narrow.webp';
import noteDark from './note-dark.webp';
import noteDarkNarrow from './note-dark-narrow.webp';
import noteLight from './note-light.webp';
import noteLightNarrow from './note-light-narrow.webp';
import searchDark from './search-dark.webp';
import searchDarkNarrow from './search-dark-narrow.webp';
import searchLight from './search-light.webp';
import searchLightNarrow from './search-light-narrow.webp';

/** Screenshots by screen and theme, made by `pnpm shots` in e2e. */
export const pictures = {
  note: {
    light: { wide: noteLight, narrow: noteLightNarrow },
    dark: { wide: noteDark, narrow: noteDarkNarrow },
  },
  editing: {
    light: { wide: editingLight, narrow: editingLightNarrow },
    dark: { wide: editingDark, narrow: editingDarkNarrow },
  },
  search: {
    light: { wide: searchLight, narrow: searchLightNarrow },
    dark: { wide: searchDark, narrow: searchDarkNarrow },
  },
};
