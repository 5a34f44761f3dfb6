/** Written by hand, because the types of the library bring those of a browser along. */
export const highlighter: {
  getLanguage: (name: string) => unknown;
  highlight: (code: string, options: { language: string; ignoreIllegals: boolean }) => { value: string };
};
