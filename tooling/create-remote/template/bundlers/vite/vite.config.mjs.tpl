import { config } from '@my-note/remote-build/vite';

export default config({ dir: import.meta.dirname });
