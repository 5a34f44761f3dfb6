// Runs before the first paint, so that a dark page never flashes white and no text changes its size. A
// file of its own, because the content security policy allows no inline script.
(() => {
  let chosen = null;
  let textSize = null;
  try {
    chosen = localStorage.getItem('theme');
    textSize = localStorage.getItem('text-size');
  } catch {
    // Storage may be closed to the page; the system's setting is used then.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = chosen === 'dark' || chosen === 'light' ? chosen : system;
  const root = document.documentElement;
  root.classList.add(theme);
  root.style.colorScheme = theme;
  if (textSize === 'S' || textSize === 'L') root.dataset.textSize = textSize;
})();
