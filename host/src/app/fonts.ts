// Variable fonts, self-hosted. Each face is fetched only when a text needs its range of characters.
import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './font-fallbacks.css';
