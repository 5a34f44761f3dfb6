import { Box, chakra, touchTarget, VisuallyHidden } from '@my-note/kit/ui';
import type { ReactNode } from 'react';

const Option = chakra('label');
const Field = chakra('input');

/** Over the whole option, so that the browser's own focus and click are its. */
const cover = { position: 'absolute', inset: '0', boxSize: 'full', opacity: '0', cursor: 'pointer' } as const;

interface ColorOptionProps {
  name: string;
  /** Of radio buttons that belong together. */
  group: string;
  /** What is shown; a word without one. */
  color?: string;
  checked: boolean;
  onChoose: () => void;
}

interface FrameProps {
  color: string | undefined;
  checked: boolean;
  title: string;
  children: ReactNode;
}

const Frame = ({ color, checked, title, children }: FrameProps) => (
  <Option
    title={title}
    position="relative"
    display="grid"
    placeItems="center"
    minWidth="8"
    minHeight="8"
    borderRadius="full"
    cursor="pointer"
    outline={checked ? '2px solid' : undefined}
    outlineColor="fg"
    outlineOffset="2px"
    css={{ ...touchTarget, '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.solid' } }}
  >
    {color && (
      <Box
        boxSize="7"
        borderRadius="full"
        borderWidth="1px"
        borderColor="border.emphasized"
        style={{ background: color }}
      />
    )}
    {children}
  </Option>
);

/** One color of a few, as a round patch with a name for everybody who does not see it. */
export const ColorOption = ({ name, group, color, checked, onChoose }: ColorOptionProps) => (
  <Frame color={color} checked={checked} title={name}>
    <Field type="radio" name={group} checked={checked} onChange={onChoose} {...cover} />
    {color ? (
      <VisuallyHidden>{name}</VisuallyHidden>
    ) : (
      <Box as="span" paddingX="3" fontSize="sm">
        {name}
      </Box>
    )}
  </Frame>
);

interface FreeColorProps {
  name: string;
  value: string;
  checked: boolean;
  onChange: (color: string) => void;
}

/** Any color, by the browser's own dialog. */
export const FreeColor = ({ name, value, checked, onChange }: FreeColorProps) => (
  <Frame color={checked ? value : undefined} checked={checked} title={name}>
    <Field type="color" value={value} onChange={(event) => onChange(event.target.value)} {...cover} />
    <Box as="span" paddingX="3" fontSize="sm" textDecoration="underline" textUnderlineOffset="0.18em">
      {name}
    </Box>
  </Frame>
);
