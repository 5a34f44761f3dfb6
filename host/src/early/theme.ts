/** A dark page never flashes white, and no text changes its size or font. */
export function showTheme(): void {
  const { theme, textSize, noteFont } = readStored();
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const shown = theme === 'dark' || theme === 'light' ? theme : system;
  const root = document.documentElement;
  root.classList.add(shown);
  root.style.colorScheme = shown;
  if (textSize === 'S' || textSize === 'L') root.dataset.textSize = textSize;
  if (noteFont === 'sans') root.dataset.noteFont = noteFont;
}

function readStored() {
  try {
    return {
      theme: localStorage.getItem('theme'),
      textSize: localStorage.getItem('text-size'),
      noteFont: localStorage.getItem('note-font'),
    };
  } catch {
    // A page may have no access to its storage; the system's setting is used then.
    return { theme: null, textSize: null, noteFont: null };
  }
}
