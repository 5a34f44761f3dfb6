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
  /** Has a word, and so an edge. */
  isWide?: boolean;
  children: ReactNode;
}

const Frame = ({ color, checked, title, isWide = false, children }: FrameProps) => (
  <Option
    title={title}
    position="relative"
    display="inline-flex"
    alignItems="center"
    justifyContent="center"
    gap="2"
    minWidth="8"
    minHeight="8"
    borderRadius="full"
    paddingX={isWide ? '3' : undefined}
    borderWidth={isWide ? '1px' : undefined}
    borderColor="border.emphasized"
    fontSize="sm"
    cursor="pointer"
    outline={checked ? '2px solid' : undefined}
    outlineColor="fg"
    outlineOffset="2px"
    css={{ ...touchTarget, '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.solid' } }}
  >
    {color && (
      <Box
        boxSize={isWide ? '5' : '7'}
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
  <Frame color={color} checked={checked} title={name} isWide={!color}>
    <Field type="radio" name={group} checked={checked} onChange={onChoose} {...cover} />
    {color ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>}
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
  <Frame color={checked ? value : undefined} checked={checked} title={name} isWide>
    <Field type="color" value={value} onChange={(event) => onChange(event.target.value)} {...cover} />
    <span>{name}</span>
  </Frame>
);
