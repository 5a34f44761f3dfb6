/** Paper, ink and one accent: each colour as [light, dark]. palette.test.ts checks their contrasts. */
export const palette = {
  paper: ['#FBFAF7', '#17181B'],
  /** Sidebar and other quiet surfaces. */
  margin: ['#F4F2EC', '#1C1D21'],
  /** Dialogs, menus, cards that float over paper. */
  panel: ['#FFFEFB', '#212327'],
  /** Hovered and pressed rows. */
  hover: ['#ECE9E1', '#26282D'],
  ink: ['#1F1D1A', '#E9E7E2'],
  mutedInk: ['#5E5A52', '#A9A7A1'],
  hairline: ['#E3DFD5', '#2F3137'],
  strongLine: ['#C9C3B6', '#45484F'],
  /** Around fields, which are found by their line. */
  fieldLine: ['#8E887B', '#6E7078'],
  accent: ['#0E6A66', '#6CCBC3'],
  accentHover: ['#0A5552', '#8AD9D2'],
  onAccent: ['#FFFFFF', '#0C2322'],
  accentWash: ['#DDEDEA', '#1E3937'],
  /** Behind selected text. */
  selection: ['#BFE3DD', '#1D4340'],
  danger: ['#B3261E', '#FF9188'],
  dangerHover: ['#8F1D17', '#FFB0A9'],
  onDanger: ['#FFFFFF', '#3A0906'],
  dangerWash: ['#F9E1DE', '#42201D'],
  warning: ['#875500', '#F0B84D'],
  onWarning: ['#FFFFFF', '#2E2000'],
  warningWash: ['#FBEBCB', '#3B2E14'],
  mark: ['#FFE9A8', '#5B4A12'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;
