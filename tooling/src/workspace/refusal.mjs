/** Something that must not be done, told in words for the person who asked; no stack helps them. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal';
}
