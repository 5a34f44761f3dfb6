/** A heading's anchor: letters, digits and hyphens of its text; repeated ones are numbered. */
export function anchorMaker() {
  const seen = new Map<string, number>();
  return (text: string) => {
    const base =
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'section';
    const times = seen.get(base) ?? 0;
    seen.set(base, times + 1);
    return times ? `${base}-${times}` : base;
  };
}
