/** The columns of a list, fetched with what arranges them. */
export const columns = {
  reset: 'Back to the usual columns',
  withoutRoom: 'No room',
  up: 'Move {{column}} up',
  down: 'Move {{column}} down',
  moved: '{{column}} is {{place}} of {{count}} in this list now',
  setWidths: 'Set widths',
  width: 'Width of {{column}}',
  widthHelp: 'Arrow keys or dragging set the width, a double click or Enter gives it back to the content',
};
