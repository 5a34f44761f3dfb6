/** An error whose message is for the person who ran the command, without a stack. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal';
}
