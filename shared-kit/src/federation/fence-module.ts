import type { ComponentType } from 'react';

/**
 * What the drawing of a code block is given.
 *
 * @example
 * function Forecast({ source, onDrawn }: FenceViewProps) {
 *   useEffect(() => onDrawn(true), [onDrawn]);
 *   return <Text>{source.trim()}: sunny</Text>;
 * }
 */
export interface FenceViewProps {
  /** The text between the fences. */
  source: string;
  /** The word behind the fence. */
  language: string;
  theme: 'light' | 'dark';
  /**
   * To be called with true once the drawing is there, and with false when the source cannot be drawn. The source is shown
   * unless the last call said true. Always the same function.
   */
  onDrawn: (drawn: boolean) => void;
}

/**
 * What a remote exposes for code blocks of one language: `"fills": { "fence/mermaid": "mermaid-fence" }`. What it draws goes
 * on the screen of everybody who reads the note, so the source has to be treated as hostile.
 *
 * @example
 * // src/exposes/weather-fence.tsx
 * export const Component: FenceModule['Component'] = ({ source, onDrawn }) => {
 *   useEffect(() => onDrawn(true), [onDrawn]);
 *   return <Text>{source.trim()}: sunny</Text>;
 * };
 */
export interface FenceModule {
  /** The drawing. */
  Component: ComponentType<FenceViewProps>;
  /** An entry of the editor's menu that inserts a block. */
  slash?: {
    label: string;
    /** Other words that find it, separated by spaces. */
    keywords: string;
    /** Text between the fences. */
    template: string;
  };
}
