// Runs before the first paint, so that a dark page never flashes white. A file of its own, because
// the content security policy allows no inline script.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage may be closed to the page; the system's setting is used then.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = chosen === 'dark' || chosen === 'light' ? chosen : system;
  document.documentElement.classList.add(theme);
  document.documentElement.style.colorScheme = theme;
})();
