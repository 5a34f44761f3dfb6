import { useRef } from 'react';

interface FileChooserOptions {
  accept: string;
  label: string;
  onFile: (file: File) => void;
}

/** Lets the user choose a file. `chooser` has to be on the page; `choose` opens it. */
export function useFileChooser({ accept, label, onFile }: FileChooserOptions) {
  const input = useRef<HTMLInputElement>(null);
  const chooser = (
    <input
      ref={input}
      type="file"
      accept={accept}
      hidden
      aria-label={label}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile(file);
        // The same file may be chosen again.
        target.value = '';
      }}
    />
  );
  return { chooser, choose: () => input.current?.click() };
}
