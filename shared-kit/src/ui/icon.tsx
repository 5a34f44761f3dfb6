import type { ComponentPropsWithoutRef, ComponentType } from 'react';

type SvgProps = ComponentPropsWithoutRef<'svg'> & { size?: number };

interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'role'> {
  /** The drawing, for example one of lucide-react. */
  as: ComponentType<SvgProps>;
  /** Width and height in pixels. */
  size?: number;
  /** Name for screen readers. Without it the icon is decoration and hidden from screen readers. */
  label?: string | undefined;
}

/**
 * An icon in the product's stroke width, 16 pixels wide by default.
 *
 * @example
 * import { Sun } from 'lucide-react';
 *
 * <Icon as={Sun} label="Sunny" />;
 */
export const Icon = ({ as: Svg, size = 16, label, ...svg }: IconProps) => (
  <Svg
    size={size}
    strokeWidth={1.75}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    {...svg}
  />
);
