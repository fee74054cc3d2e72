// Replaces MUI's TouchRipple: the theme switches ripples off, so every first visit would carry it for nothing.
export default function NoRipple() {
  return null;
}
