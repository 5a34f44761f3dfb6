/**
 * Random values for property and fault tests: the same seed repeats them, so a failure can be reproduced.
 *
 * `fraction` returns a number from 0 up to 1, `roll` a whole number under `sides`, `pick` one of a list.
 */
export function createDice(seed: number) {
  let state = seed;
  const fraction = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const roll = (sides: number) => Math.floor(fraction() * sides);
  return { fraction, roll, pick: <T>(list: readonly T[]): T | undefined => list[roll(list.length)] };
}

export type Dice = ReturnType<typeof createDice>;
