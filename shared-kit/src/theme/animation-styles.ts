const OPPOSITES = [
  ['top', 'bottom'],
  ['bottom', 'top'],
  ['left', 'right'],
  ['right', 'left'],
];

const animation = (animationName: string) => ({ animationName });
const styleOf = (value: object) => ({ value: { transformOrigin: 'var(--transform-origin)', ...value } });

/** Something that opens above its button comes from below. */
const slide = (way: string, fade: string) =>
  styleOf(
    Object.fromEntries(
      OPPOSITES.map(([place, side]) => [
        `&[data-placement^=${place}]`,
        animation(`slide-${way}-${side}, ${fade}`),
      ]),
    ),
  );

/** Movements of what opens and closes under the names that Chakra's recipes use, and with its values; written shorter. */
export const animationStyles = {
  'slide-fade-in': slide('from', 'fade-in'),
  'slide-fade-out': slide('to', 'fade-out'),
  'scale-fade-in': styleOf(animation('scale-in, fade-in')),
  'scale-fade-out': styleOf(animation('scale-out, fade-out')),
};
